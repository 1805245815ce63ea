import { reasonOf } from '../../features/people/companies/reasonOf.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { MessageLink } from '../../features/people/inbox/conversations/MessageLink.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { hasTooLittle, tooLittle } from '../../features/goods/postings/statedTerms.ts';
import { inquiryLabels } from '../../features/goods/postings/inquiryLabels.ts';
import { paths, type Inquiry } from '../../paths.ts';
import type { ShownOffering } from './shownOffering.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const InquireDialog = lazyNamed(() => import('../../features/goods/postings/InquireDialog.tsx'), 'InquireDialog');

// An order reduces the available quantity.
const reloaded = ['OfferingScreen'];

/** Buttons to order, ask for a quote and inquire. Visitors sign in first and come back to the dialog. */
export const BuyerActions = ({ offering }: { offering: ShownOffering }) => {
  const { id, status, viewerCan, terms, quantity, company, product } = offering;
  const isMember = Boolean(useSession().user);
  const [open, setOpen] = useParam<'' | Inquiry>('open', '', ['order', 'inquire', 'quote', 'contact']);
  const [reorder] = useParam('reorder', '');
  const close = useDialogParams('open', 'reorder');
  const isTooLittle = hasTooLittle({ terms, quantity });
  if (status !== 'active')
    return (
      <>
        <Callout>This offering is no longer available.</Callout>
        {company && <MessageLink to={{ kind: 'company', id: company.id, productId: product?.id }} />}
      </>
    );
  if (isMember && !viewerCan.inquire) return <Callout>{reasonOf(viewerCan, 'inquire')}</Callout>;
  return (
    <Stack $gap={2}>
      {isTooLittle && <Callout>{tooLittle(terms)}</Callout>}
      {(isTooLittle ? (['quote', 'inquire'] as const) : (['order', 'quote', 'inquire'] as const)).map((dialog) => {
        const variant = dialog === 'order' ? 'primary' : 'secondary';
        // Visitors fill in a request before they sign in.
        return isMember || dialog === 'quote' ? (
          <Button key={dialog} wide variant={variant} onClick={() => setOpen(dialog)}>
            {inquiryLabels[dialog]}
          </Button>
        ) : (
          <LinkButton
            key={dialog}
            wide
            variant={variant}
            to={paths.auth({ next: paths.offering(id, { open: dialog }) })}
          >
            {inquiryLabels[dialog]}
          </LinkButton>
        );
      })}
      {open && (isMember || open === 'quote') && (
        <InquireDialog asked={open} offeringId={id} reorder={reorder} refetch={reloaded} onClose={close} />
      )}
    </Stack>
  );
};
