import { LinkButton } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import type { Kind } from './useWatchlist.ts';

const star = 'Press the star on one to find it here again';
const told = `${star}, and to be told of new offers and lower prices.`;

const words: Record<Kind, { title: string; text: string; to: string; label: string }> = {
  products: { title: 'No watched products', text: told, to: paths.products(), label: 'Browse products' },
  requirements: {
    title: 'No watched requirements',
    text: `${star}, and to be told of changes.`,
    to: paths.marketplace({ tab: 'requirements' }),
    label: 'Browse requirements',
  },
  offerings: {
    title: 'No watched offerings',
    text: `${star}, and to be told of a lower price.`,
    to: paths.marketplace({ tab: 'offerings' }),
    label: 'Browse offerings',
  },
  auctions: {
    title: 'No watched auctions',
    text: `${star}, and to be told before it ends.`,
    to: paths.auctions(),
    label: 'Browse auctions',
  },
  categories: {
    title: 'No watched categories',
    text: "Press 'Watch' on the page of one to be told of its new offers and lower prices.",
    to: paths.landingForMembers,
    label: 'Browse categories',
  },
  companies: {
    title: 'No watched companies',
    text: "Press 'Watch' on the page of one to be told of its new offers, lower prices and requests.",
    to: paths.directory(),
    label: 'Browse companies',
  },
  searches: {
    title: 'No watched searches',
    text: "Where a search finds nothing, press 'Notify me' to be told of new offers that it finds.",
    to: paths.products(),
    label: 'Browse products',
  },
};

/** An empty list, with a link to records that can be watched. */
export const EmptyWatchlist = ({ kind }: { kind: Kind }) => {
  const { title, text, to, label } = words[kind];
  return <EmptyState title={title} text={text} action={<LinkButton to={to}>{label}</LinkButton>} />;
};
