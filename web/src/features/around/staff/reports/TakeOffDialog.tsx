import { useSubmit } from '../../../../kit/useSubmit.ts';
import { ReasonDialog } from '../../../people/inbox/messages/ReasonDialog.tsx';
import { TakeOffMarketDocument } from './Report.generated.ts';
import type { Reported } from './reportLabels.ts';

type TakeOffDialogProps = { posting: Reported; refetch: string[]; onClose: () => void };

/** An admin takes an offering or an RFP off the market. */
export const TakeOffDialog = ({ posting: { kind, id, name }, refetch, onClose }: TakeOffDialogProps) => {
  const { submit } = useSubmit(TakeOffMarketDocument, {
    success: `${name} is off the market.`,
    refetch,
  });
  return (
    <ReasonDialog
      title={`Take ${name} off the market?`}
      description={
        kind === 'rfp'
          ? 'The RFP is cancelled. Its owner and all bidders are notified of the reason.'
          : 'The offering is withdrawn, and orders stay. Its owner is notified of the reason, and can put it on the market again.'
      }
      action="Take off the market"
      onGive={(reason) => submit({ input: { postingId: id, reason } })}
      onClose={onClose}
    />
  );
};
