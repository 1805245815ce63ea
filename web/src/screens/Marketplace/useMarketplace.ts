import { isId } from 'api/rules/id';
import { searchArgument } from '../../kit/searchArgument.ts';
import type { useOfferingFilters } from './OfferingFilters.tsx';
import type { MarketTab } from '../../features/goods/postings/useMarketTabs.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { MarketplaceScreenDocument } from './MarketplaceScreen.generated.ts';

/** The counts of all three lists and the rows of the selected one. */
export const useMarketplace = (
  tab: MarketTab,
  search: string,
  category: string,
  filters: ReturnType<typeof useOfferingFilters>['variables'],
  isTable: boolean,
) => {
  const { data: lists, ...paging } = usePagedQuery(MarketplaceScreenDocument, {
    search: searchArgument(search),
    categoryId: isId(category) ? category : undefined,
    onProducts: tab === 'products',
    onRequirements: tab === 'requirements',
    onOfferings: tab === 'offerings',
    asTable: isTable && tab !== 'products',
    ...filters,
  });
  return { lists, ...paging };
};
