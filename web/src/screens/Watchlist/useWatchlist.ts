import { useMemo } from 'react';
import { AuctionsChangedDocument } from '../../features/live/AuctionsChanged.generated.ts';
import { useLive } from '../../features/live/useLive.ts';
import type { Paged } from '../../kit/ui/PagedCards.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { WatchlistScreenDocument } from './WatchlistScreen.generated.ts';

export const kinds = ['products', 'requirements', 'offerings', 'auctions', 'categories'] as const;
export type Kind = (typeof kinds)[number];

/** How much of each kind is watched, and the things of the kind that is looked at; auctions as they go. */
export function useWatchlist(kind: Kind) {
  const { data, isFailed, isFetchingMore, retry, more } = usePagedQuery(WatchlistScreenDocument, {
    onProducts: kind === 'products',
    onRequirements: kind === 'requirements',
    onOfferings: kind === 'offerings',
    onAuctions: kind === 'auctions',
  });
  const shown = kind === 'auctions' ? data?.auctions.nodes : undefined;
  useLive(AuctionsChangedDocument, { pick: (frame) => frame.auctionsChanged, shown, reload: retry, skip: !shown });
  // Categories come whole: there are few of them.
  const categories = useMemo(
    () => data && ({ totalCount: data.categories.length, nodes: data.categories } satisfies Paged<unknown>),
    [data],
  );
  const lists = data && categories && { ...data, categories };
  return { lists, state: { isFailed, isFetchingMore, onRetry: retry, more } };
}
