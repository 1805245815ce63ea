import { useQuery } from '@apollo/client/react';
import { useDialogParam } from '../../../../kit/navigation/useDialogParams.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { useCommandKey } from '../../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { QuoteTermsDialog } from './QuoteTermsDialog.tsx';
import { QuotedOfferingDocument, SendQuoteDocument } from './SendQuote.generated.ts';

type SendQuoteProps = { conversationId: string; offeringId: string };

/** For the seller in a conversation about their offering: a quote without a request. */
export const SendQuote = (props: SendQuoteProps) => {
  const [isOpen, open, close] = useDialogParam('quote');
  return (
    <>
      <Button variant="secondary" onClick={() => open('new')}>
        Send quote
      </Button>
      {isOpen && <SendQuoteDialog {...props} onClose={close} />}
    </>
  );
};

const SendQuoteDialog = ({ conversationId, offeringId, onClose }: SendQuoteProps & { onClose: () => void }) => {
  const keyed = useCommandKey();
  const { data } = useQuery(QuotedOfferingDocument, { variables: { offeringId } });
  const { submit } = useSubmit(SendQuoteDocument, { success: 'Your quote is sent.', refetch: ['Conversation'] });
  const offering = data?.offering;
  if (!offering) return null;
  return (
    <QuoteTermsDialog
      title="Send quote"
      isSeller
      // What there is to sell is not what is asked for.
      terms={{ ...offering.terms, quantity: offering.terms.minimumQuantity, validUntil: null }}
      offeringId={offeringId}
      onSend={(terms) => submit({ input: keyed({ ...terms, conversationId, offeringId }) })}
      onClose={onClose}
    />
  );
};
