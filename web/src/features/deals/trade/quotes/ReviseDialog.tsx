import { useCommandKey } from '../../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { useOrderSide } from '../orders/useOrderSide.ts';
import { ReviseQuoteDocument } from './QuoteActions.generated.ts';
import { quoteActionNames } from './quoteActionNames.ts';
import { QuoteTermsDialog } from './QuoteTermsDialog.tsx';
import { useQuoteStep, type QuoteDialogProps } from './useQuoteStep.ts';

/** New terms for a quote: the seller’s price, the buyer’s counter, or a change of one’s own. */
export const ReviseDialog = (props: QuoteDialogProps) => {
  const { quote, onClose } = props;
  const { offering, revision } = quote;
  const isSeller = useOrderSide()(quote) === 'seller';
  const { seen, settle } = useQuoteStep(props);
  const keyed = useCommandKey();
  const { submit } = useSubmit(ReviseQuoteDocument, {
    success: isSeller ? 'Your quote is sent.' : 'Your terms are sent.',
  });
  const listed = isSeller && !quote.isSample ? (offering?.price ?? null) : null;
  return (
    <QuoteTermsDialog
      title={quoteActionNames(quote, isSeller ? 'seller' : 'buyer').revise}
      isSeller={isSeller}
      // How long a request stands says nothing about the quote.
      terms={{
        ...revision.terms,
        price: revision.terms.price ?? listed,
        validUntil: revision.side === 'seller' ? revision.terms.validUntil : null,
      }}
      offeringId={quote.offeringId}
      quoteId={quote.id}
      onSend={async (terms) => settle(await submit({ input: keyed({ ...terms, ...seen }) }))}
      onClose={onClose}
    />
  );
};
