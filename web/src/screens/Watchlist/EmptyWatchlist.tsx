import { LinkButton } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';

/** An empty list, with how to fill it. */
export const EmptyWatchlist = ({ title }: { title: string }) => (
  <EmptyState
    title={title}
    text="Press the star on a product, RFP, offering or auction, 'Watch' on the page of a category or company, or 'Notify me' where a search finds nothing."
    action={<LinkButton to={paths.products()}>Browse products</LinkButton>}
  />
);
