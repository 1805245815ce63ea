import type { QuoteActionsFragment } from './QuoteActions.generated.ts';

type Named = Pick<QuoteActionsFragment, 'revision' | 'isExpired'>;

/** The buttons of a quote. New terms are a quote, a counter, or a change of what the own side proposed. */
export const quoteActionNames = ({ revision, isExpired }: Named, side: 'buyer' | 'seller') => ({
  accept: 'Accept',
  revise:
    revision.side === side
      ? isExpired
        ? 'Renew quote'
        : 'Change terms'
      : side === 'seller'
        ? 'Send quote'
        : 'Counter',
  decline: 'Decline',
  withdraw: 'Withdraw',
});
