import { useMemo } from 'react';
import { AuctionListChangedDocument } from '../../features/live/AuctionListChanged.generated.ts';
import { useLive } from '../../features/live/useLive.ts';
import type { Paged } from '../../kit/ui/ShowMore.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { WatchlistScreenDocument } from './WatchlistScreen.generated.ts';

export const kinds = [
  'products',
  'requirements',
  'offerings',
  'auctions',
  'categories',
  'companies',
  'searches',
] as const;
export type Kind = (typeof kinds)[number];

/** Categories are few, so their list has no pages. */
const wholeList = <Row>(nodes: Row[]) => ({ totalCount: nodes.length, nodes }) satisfies Paged<Row>;

/** The counts of all kinds and the rows of the selected one; auctions update live. */
export const useWatchlist = (kind: Kind) => {
  const { data, status, more } = usePagedQuery(WatchlistScreenDocument, {
    onProducts: kind === 'products',
    onRequirements: kind === 'requirements',
    onOfferings: kind === 'offerings',
    onAuctions: kind === 'auctions',
    onCompanies: kind === 'companies',
  });
  const shown = kind === 'auctions' ? data?.auctions.nodes : undefined;
  useLive(AuctionListChangedDocument, {
    pick: (frame) => frame.auctionsChanged,
    shown,
    reload: status.onRetry,
    skip: !shown,
  });
  const lists = useMemo(() => data && { ...data, categories: wholeList(data.categories) }, [data]);
  return { lists, status, more };
};
