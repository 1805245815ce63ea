import { useMemo } from 'react';
import { AuctionListChangedDocument } from '../../features/live/AuctionListChanged.generated.ts';
import { useLive } from '../../features/live/useLive.ts';
import type { Paged } from '../../kit/ui/PagedCards.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { WatchlistScreenDocument } from './WatchlistScreen.generated.ts';

export const kinds = ['products', 'requirements', 'offerings', 'auctions', 'categories', 'searches'] as const;
export type Kind = (typeof kinds)[number];

/** The counts of all kinds and the rows of the selected one; auctions update live. */
export const useWatchlist = (kind: Kind) => {
  const { data, status, more } = usePagedQuery(WatchlistScreenDocument, {
    onProducts: kind === 'products',
    onRequirements: kind === 'requirements',
    onOfferings: kind === 'offerings',
    onAuctions: kind === 'auctions',
  });
  const shown = kind === 'auctions' ? data?.auctions.nodes : undefined;
  useLive(AuctionListChangedDocument, {
    pick: (frame) => frame.auctionsChanged,
    shown,
    reload: status.onRetry,
    skip: !shown,
  });
  // Categories are few, so their list has no pages.
  const categories = useMemo(
    () => data && ({ totalCount: data.categories.length, nodes: data.categories } satisfies Paged<unknown>),
    [data],
  );
  const lists = data && categories && { ...data, categories };
  return { lists, status, more };
};
