import { LinkButton } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import type { Kind } from './useWatchlist.ts';

const star = 'Press the star on one to find it here again.';

const words: Record<Kind, { title: string; text: string; to: string; label: string }> = {
  products: { title: 'No watched products', text: star, to: paths.products(), label: 'Browse products' },
  requirements: {
    title: 'No watched requirements',
    text: star,
    to: paths.marketplace({ tab: 'requirements' }),
    label: 'Browse requirements',
  },
  offerings: {
    title: 'No watched offerings',
    text: star,
    to: paths.marketplace({ tab: 'offerings' }),
    label: 'Browse offerings',
  },
  auctions: {
    title: 'No watched auctions',
    text: `${star} You get a message before a watched auction ends.`,
    to: paths.auctions(),
    label: 'Browse auctions',
  },
  categories: {
    title: 'No watched categories',
    text: "Where a category has no products yet, press 'Notify Me When Available': you get a message when the first one comes.",
    to: paths.landingForMembers,
    label: 'Browse categories',
  },
  searches: {
    title: 'No watched searches',
    text: "Where a search finds nothing, press 'Notify me': you get a message for each new offer that it finds.",
    to: paths.products(),
    label: 'Browse products',
  },
};

/** An empty list, with a link to records that can be watched. */
export const EmptyWatchlist = ({ kind }: { kind: Kind }) => {
  const { title, text, to, label } = words[kind];
  return <EmptyState title={title} text={text} action={<LinkButton to={to}>{label}</LinkButton>} />;
};
