import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { reloadQueries } from '../../../../kit/reloadQueries.ts';
import type { SubmitResult } from '../../../../kit/useSubmit.ts';
import { inboxQueries } from '../../../people/inbox/messages/inboxQueries.ts';
import type { QuoteActionsFragment } from './QuoteActions.generated.ts';

export type QuoteDialogProps = {
  quote: QuoteActionsFragment;
  onClose: () => void;
  /** Somebody was faster; called with the revision that the viewer had seen, and why the step was refused. */
  onOutdated: (revision: number, reason: string) => void;
};

/** Refusals because the other side did something in the meantime. */
const outdated = ['TERMS_CHANGED', 'QUOTE_CLOSED', 'QUOTE_EXPIRED', 'NOT_YOUR_TURN'];

/** For a dialog: the quote as it was when the dialog opened, which news do not change, and what follows from the answer. */
export const useQuoteStep = ({ quote: opened, onClose, onOutdated }: QuoteDialogProps) => {
  const client = useApolloClient();
  const [quote] = useState(opened);
  const seen = { quoteId: quote.id, revision: quote.revision.number };

  const settle = async <Result extends SubmitResult<unknown>>(result: Result): Promise<Result> => {
    if (!result.ok && outdated.includes(result.code ?? '')) {
      await reloadQueries(client, ['QuoteScreen']);
      onOutdated(seen.revision, result.reason);
      onClose();
    }
    if (result.ok) void reloadQueries(client, inboxQueries);
    return result;
  };
  return { quote, seen, settle };
};
