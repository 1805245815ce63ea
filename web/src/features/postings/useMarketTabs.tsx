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
  /** The rest of what a list needs. Its title is the label, unless it has another one. */
  list: (tab: MarketTab) => PagedStatus & { title?: string; empty: ReactNode };
};

/** The tabs of products, requirements and offerings; their buttons open the dialogs of `TradeDialogs`. */
export const useMarketTabs = ({ lists, list }: MarketTabsOptions): Tab<MarketTab>[] => {
  const [, bidOn] = useParam('bid', '');
  const [, inquireAbout] = useParam('inquire', '');

  const tab = (value: MarketTab, content: ReactNode) => ({
    value,
    label: labels[value],
    count: lists?.[value].totalCount,
    content,
  });

  return [
    tab(
      'products',
      <PagedCards title={labels.products} {...list('products')} list={lists?.products} skeletonHeight="11rem">
        {(product) => <ProductCard product={product} />}
      </PagedCards>,
    ),
    tab(
      'requirements',
      <PagedCards title={labels.requirements} {...list('requirements')} list={lists?.requirements}>
        {(rfp) => <RfpCard rfp={rfp} onBid={bidOn} />}
      </PagedCards>,
    ),
    tab(
      'offerings',
      <PagedCards title={labels.offerings} {...list('offerings')} list={lists?.offerings}>
        {(offering) => <OfferingCard offering={offering} onInquire={inquireAbout} />}
      </PagedCards>,
    ),
  ];
};
