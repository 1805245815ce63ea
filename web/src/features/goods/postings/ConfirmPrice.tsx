import { Button } from '../../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { ConfirmPriceDocument } from './ConfirmPrice.generated.ts';

/** Lets the seller confirm an unusual price. */
export const ConfirmPrice = ({ offering }: { offering: { id: string; title: string } }) => {
  const { submit, busy } = useSubmit(ConfirmPriceDocument, {
    success: 'The price is confirmed and counts as any other.',
  });
  return (
    <Button
      size="small"
      variant="secondary"
      busy={busy}
      busyText="Confirming..."
      onClick={() => void submit({ offeringId: offering.id })}
    >
      Confirm price<VisuallyHidden> of {offering.title}</VisuallyHidden>
    </Button>
  );
};
