import type { FormikErrors, FormikValues } from 'formik';
import { toast } from '../../../kit/toasts/store.ts';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { PlaceBidDocument, type PlaceBidMutationVariables } from './PlaceBidDialog.generated.ts';
import { storeReceipt } from './receipts.ts';

/** The bid was not refused; the bidder must confirm the amount. */
export const NEEDS_CONFIRMATION = 'JUMP_NEEDS_CONFIRMATION';

/** Places a bid, shows the toasts and stores the receipt. */
export const usePlaceBid = (refetch: string[], onDone: () => void) => {
  const keyed = useCommandKey();
  const userId = useSession().user?.id;
  const { submit, busy } = useSubmit(PlaceBidDocument, {
    success: 'Your bid has been placed successfully!',
    failure: (_reason, code) => (code === NEEDS_CONFIRMATION ? null : 'Failed to place bid. Please try again.'),
    refetch,
  });

  const placeBid = async (bid: PlaceBidMutationVariables['input']) => {
    const result = await submit({ input: keyed(bid) });
    if (!result.ok) return result;
    const placed = result.data.placeBid;
    if (placed?.receipt && userId) {
      const { __typename, ...receipt } = placed.receipt;
      storeReceipt({ ...receipt, amount: placed.amount, maxAmount: placed.maxAmount, userId });
    }
    onDone();
    return result;
  };
  return { placeBid, busy };
};

/** The text for a bid that cannot be sent: docs/specification-coverage.md, section 5. */
export const explainBid = (errors: FormikErrors<FormikValues>): void => {
  const [reason] = Object.values(errors);
  toast({ title: 'Error', description: String(reason), tone: 'error' });
};
