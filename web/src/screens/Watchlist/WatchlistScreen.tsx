import type { ReactNode } from 'react';
import { AuctionCard } from '../../features/auctions/AuctionCard.tsx';
import { TradeDialogs } from '../../features/bids/TradeDialogs.tsx';
import { CategoryCard } from '../../features/catalogue/CategoryCard.tsx';
import { ProductCard } from '../../features/catalogue/ProductCard.tsx';
import { categoryPath } from '../../features/catalogue/useCategories.ts';
import { OfferingCard } from '../../features/postings/OfferingCard.tsx';
import { RfpCard } from '../../features/postings/RfpCard.tsx';
import { NotifyButton } from '../../features/watching/NotifyButton.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { NothingWatched } from './NothingWatched.tsx';
import { kinds, useWatchlist, type Kind } from './useWatchlist.ts';

const reloaded = ['WatchlistScreen'];
const none = () => undefined;

/** What the member keeps an eye on, by kind. */
export function WatchlistScreen() {
  const [kind, setKind] = useParam<Kind>('tab', 'products', kinds);
  const [, bidOn] = useParam('bid', '');
  const [, bidIn] = useParam('auction', '');
  const [, inquireAbout] = useParam('inquire', '');
  const { lists, state } = useWatchlist(kind);
  const { more, ...shared } = state;
  const empty = <NothingWatched kind={kind} />;

  const tab = (value: Kind, label: string, content: ReactNode) => ({
    value,
    label,
    count: lists?.[value].totalCount,
    content,
  });

  return (
    <Page $gap={6}>
      <PageHead title="Watchlist" description="What you keep an eye on. Nobody else sees it." />
      <Tabs
        label="Watchlist"
        value={kind}
        onChange={setKind}
        tabs={[
          tab(
            'products',
            'Products',
            <PagedCards
              title="Watched products"
              list={lists?.products}
              {...shared}
              onMore={(productsAfter) => more({ productsAfter })}
              empty={empty}
              skeletonHeight="11rem"
            >
              {(product) => <ProductCard product={product} />}
            </PagedCards>,
          ),
          tab(
            'requirements',
            'Requirements',
            <PagedCards
              title="Watched requirements"
              list={lists?.requirements}
              {...shared}
              onMore={(requirementsAfter) => more({ requirementsAfter })}
              empty={empty}
            >
              {(rfp) => <RfpCard rfp={rfp} onBid={bidOn} />}
            </PagedCards>,
          ),
          tab(
            'offerings',
            'Offerings',
            <PagedCards
              title="Watched offerings"
              list={lists?.offerings}
              {...shared}
              onMore={(offeringsAfter) => more({ offeringsAfter })}
              empty={empty}
            >
              {(offering) => <OfferingCard offering={offering} onInquire={inquireAbout} />}
            </PagedCards>,
          ),
          tab(
            'auctions',
            'Auctions',
            <PagedCards
              title="Watched auctions"
              list={lists?.auctions}
              {...shared}
              onMore={(auctionsAfter) => more({ auctionsAfter })}
              empty={empty}
            >
              {(auction) => <AuctionCard auction={auction} onBid={bidIn} />}
            </PagedCards>,
          ),
          tab(
            'categories',
            'Categories',
            <PagedCards title="Awaited categories" list={lists?.categories} {...shared} onMore={none} empty={empty}>
              {(category) => (
                <CategoryCard
                  name={category.name}
                  description={category.description}
                  to={categoryPath(category)}
                  action="Browse Products"
                >
                  <NotifyButton thing={category} name={category.name} />
                </CategoryCard>
              )}
            </PagedCards>,
          ),
        ]}
      />
      <TradeDialogs refetch={reloaded} />
    </Page>
  );
}
