import type { ReactNode } from 'react';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import type { PagedStatus } from '../../kit/ui/PagedList.tsx';
import type { Paged } from '../../kit/ui/ShowMore.tsx';
import type { Tab } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import type { ProductCardFragment } from '../catalogue/ProductCard.generated.ts';
import { OfferingCard } from './OfferingCard.tsx';
import type { OfferingCardFragment } from './OfferingCard.generated.ts';
import { RfpCard } from './RfpCard.tsx';
import type { RfpCardFragment } from './RfpCard.generated.ts';

export const marketTabs = ['products', 'requirements', 'offerings'] as const;
export type MarketTab = (typeof marketTabs)[number];

const labels = { products: 'Products', requirements: 'Requirements', offerings: 'Offerings' };

type MarketTabsOptions = {
  lists:
    | {
        products: Paged<ProductCardFragment>;
        requirements: Paged<RfpCardFragment>;
        offerings: Paged<OfferingCardFragment>;
      }
    | undefined;
  status: PagedStatus;
  more: (after: { productsAfter?: string; requirementsAfter?: string; offeringsAfter?: string }) => void;
  /** The name of a list: 'Watched products'. */
  title?: (label: string) => string;
  empty: (tab: MarketTab) => ReactNode;
};

/** The tabs of products, requirements and offerings; their buttons open the dialogs of `TradeDialogs`. */
export const useMarketTabs = ({
  lists,
  status,
  more,
  title = (label) => label,
  empty,
}: MarketTabsOptions): Tab<MarketTab>[] => {
  const [, bidOn] = useParam('bid', '');
  const [, inquireAbout] = useParam('inquire', '');

  const tab = (value: MarketTab, content: ReactNode) => ({
    value,
    label: labels[value],
    count: lists?.[value].totalCount,
    content,
  });
  const list = (value: MarketTab) => ({
    title: title(labels[value]),
    empty: empty(value),
    ...status,
    onMore: (after: string) => more({ [`${value}After`]: after }),
  });

  return [
    tab(
      'products',
      <PagedCards {...list('products')} list={lists?.products} skeletonHeight="11rem">
        {(product) => <ProductCard product={product} />}
      </PagedCards>,
    ),
    tab(
      'requirements',
      <PagedCards {...list('requirements')} list={lists?.requirements}>
        {(rfp) => <RfpCard rfp={rfp} onBid={bidOn} />}
      </PagedCards>,
    ),
    tab(
      'offerings',
      <PagedCards {...list('offerings')} list={lists?.offerings}>
        {(offering) => <OfferingCard offering={offering} onInquire={inquireAbout} />}
      </PagedCards>,
    ),
  ];
};
