import { viewerHeader } from '../../features/people/accounts/otherTabs.ts';
import { download } from '../../kit/download.ts';
import { toast } from '../../kit/toasts/store.ts';

/** Saves the offerings of the member for whom the page was drawn; a plain link would send those of whoever is signed in by now. */
export const exportOfferings = async (status: string): Promise<void> => {
  const query = status === 'all' ? '' : `?status=${status}`;
  const answer = await fetch(`/api/offerings/export${query}`, { headers: viewerHeader() }).catch(() => undefined);
  if (answer?.ok) return download('feedstock-offerings.csv', await answer.blob());
  const description = (await answer?.text()) ?? 'Feedstock cannot be reached. Check your connection.';
  toast({ title: 'Error', description, tone: 'error' });
};
