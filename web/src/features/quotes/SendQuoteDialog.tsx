import { useQuery } from '@apollo/client/react';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { QuoteTermsDialog } from './QuoteTermsDialog.tsx';
import { SendQuoteDialogDocument, SendQuoteDocument } from './SendQuoteDialog.generated.ts';

type SendQuoteDialogProps = { conversationId: string; offeringId: string; onClose: () => void };

/** The seller’s quote without a request, to the buyer of a conversation. */
export const SendQuoteDialog = ({ conversationId, offeringId, onClose }: SendQuoteDialogProps) => {
  const keyed = useCommandKey();
  const { data } = useQuery(SendQuoteDialogDocument, { variables: { offeringId } });
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
