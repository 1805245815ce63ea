import type { ReactNode } from 'react';
import { lazyNamed } from '../../../kit/lazyNamed.ts';
import { PagedCards } from '../../../kit/ui/PagedCards.tsx';
import { PagedList, type PagedStatus } from '../../../kit/ui/PagedList.tsx';
import type { Paged } from '../../../kit/ui/ShowMore.tsx';
import type { Tab } from '../../../kit/ui/Tabs.tsx';
import { useParam } from '../../../kit/ui/useParam.ts';
import { CompareBar } from '../catalogue/compare/CompareBar.tsx';
import { MaterialCard } from '../catalogue/MaterialCard.tsx';
import type { MaterialCardFragment } from '../catalogue/MaterialCard.generated.ts';
import { OfferingCard } from './OfferingCard.tsx';
import type { OfferingLine } from './OfferingTable.tsx';
import { RfpCard } from './RfpCard.tsx';
import type { RfpLine } from './RfpTable.tsx';
import { useFolded } from './useFolded.tsx';

const OfferingTable = lazyNamed(() => import('./OfferingTable.tsx'), 'OfferingTable');
const RfpTable = lazyNamed(() => import('./RfpTable.tsx'), 'RfpTable');

export const marketTabs = ['products', 'requirements', 'offerings'] as const;
export type MarketTab = (typeof marketTabs)[number];

const labels = { products: 'Products', requirements: 'Requirements', offerings: 'Offerings' };

type MarketTabsOptions = {
  lists:
    | {
        products: Paged<MaterialCardFragment>;
        requirements: Paged<RfpLine>;
        offerings: Paged<OfferingLine>;
      }
    | undefined;
  /** The rest of what a list needs. Its title is the label, unless it has another one. */
  list: (tab: MarketTab) => PagedStatus & { title?: string; empty: ReactNode };
  /** One line for each requirement and offering instead of a card. */
  asTable?: boolean;
};

/** The tabs of products, requirements and offerings; their buttons open the dialogs of `TradeDialogs`. */
export const useMarketTabs = ({ lists, list, asTable }: MarketTabsOptions): Tab<MarketTab>[] => {
  const [, bidOn] = useParam('bid', '');
  const [, inquireAbout] = useParam('inquire', '');

  const [foldRfps, foldOfferings] = [useFolded(), useFolded()];

  const tab = (value: MarketTab, content: ReactNode) => ({
    value,
    label: labels[value],
    count: lists?.[value].totalCount,
    content,
  });

  return [
    tab(
      'products',
      <>
        <PagedCards title={labels.products} {...list('products')} list={lists?.products} skeletonHeight="19rem">
          {(product) => <MaterialCard product={product} />}
        </PagedCards>
        <CompareBar />
      </>,
    ),
    tab(
      'requirements',
      asTable ? (
        <PagedList title={labels.requirements} {...list('requirements')} list={lists?.requirements}>
          {(rfps) => <RfpTable {...foldRfps(rfps)} />}
        </PagedList>
      ) : (
        <PagedCards title={labels.requirements} {...list('requirements')} list={lists?.requirements} arrange={foldRfps}>
          {(rfp) => <RfpCard rfp={rfp} onBid={bidOn} />}
        </PagedCards>
      ),
    ),
    tab(
      'offerings',
      asTable ? (
        <PagedList title={labels.offerings} {...list('offerings')} list={lists?.offerings}>
          {(offerings) => <OfferingTable {...foldOfferings(offerings)} />}
        </PagedList>
      ) : (
        <PagedCards title={labels.offerings} {...list('offerings')} list={lists?.offerings} arrange={foldOfferings}>
          {(offering) => <OfferingCard offering={offering} onInquire={inquireAbout} />}
        </PagedCards>
      ),
    ),
  ];
};
