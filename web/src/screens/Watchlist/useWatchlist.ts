import { useMemo } from 'react';
import { AuctionListChangedDocument } from '../../features/around/live/AuctionListChanged.generated.ts';
import { useLive } from '../../features/around/live/useLive.ts';
import type { Paged } from '../../kit/ui/ShowMore.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { WatchlistScreenDocument } from './WatchlistScreen.generated.ts';

export const kinds = [
  'all',
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

/** The counts of all kinds and the rows of those shown; auctions update live. */
export const useWatchlist = (shownKind: Kind) => {
  const shows = (kind: Kind) => shownKind === 'all' || shownKind === kind;
  const { data, status, more } = usePagedQuery(WatchlistScreenDocument, {
    onProducts: shows('products'),
    onRequirements: shows('requirements'),
    onOfferings: shows('offerings'),
    onAuctions: shows('auctions'),
    onCompanies: shows('companies'),
  });
  const shown = shows('auctions') ? data?.auctions.nodes : undefined;
  useLive(AuctionListChangedDocument, {
    pick: (frame) => frame.auctionsChanged,
    shown,
    reload: status.onRetry,
    skip: !shown,
  });
  const lists = useMemo(() => data && { ...data, categories: wholeList(data.categories) }, [data]);
  return { lists, status, more };
};
