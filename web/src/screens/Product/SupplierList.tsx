import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { SupplierOffers, type SupplierOffer } from '../../features/goods/postings/SupplierOffers.tsx';
import { NotifyButton } from '../../features/people/watchlist/NotifyButton.tsx';
import type { Watchable } from '../../features/people/watchlist/useWatch.ts';
import { ShowMore } from '../../kit/ui/ShowMore.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths, type Ask } from '../../paths.ts';

export type FurtherOffers = { hasMore: boolean; isBusy: boolean; showMore: () => void };

type SupplierListProps = {
  product: Watchable & { name: string; offerCount: number };
  /** Cheapest first. */
  offers: readonly SupplierOffer[];
  more: FurtherOffers;
  isMember: boolean;
  onInquire: (offer: SupplierOffer, asked: Ask) => void;
};

/** The suppliers of a product, or a request to suppliers if there are none. */
export const SupplierList = ({ product, offers, more, isMember, onInquire }: SupplierListProps) => {
  const { hasMore, isBusy, showMore } = more;
  const total = product.offerCount;
  if (offers.length === 0) {
    const rfp = paths.marketplace({ tab: 'requirements', open: 'rfp', product: product.id });
    const target = isMember ? { to: rfp } : { href: paths.server.login({ next: rfp }) };
    return (
      <EmptyState
        title="No Suppliers Available"
        text="Currently no suppliers are offering this product. Be the first to request a quote!"
        action={
          <>
            <TradeLink {...target}>Request from Suppliers</TradeLink>
            <NotifyButton thing={product} name={product.name} />
          </>
        }
      />
    );
  }
  return (
    <>
      <SupplierOffers product={product} offers={offers} isMember={isMember} onInquire={onInquire} />
      {(hasMore || total > offers.length) && (
        <ShowMore shown={offers.length} total={total} hasMore={hasMore} busy={isBusy} onMore={showMore} />
      )}
    </>
  );
};
