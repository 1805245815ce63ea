import { isId } from 'api/rules/id';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { MarketplaceScreenDocument } from './MarketplaceScreen.generated.ts';

/** The counts of all three lists, and the rows of the one that is looked at. */
export function useMarketplace(tab: 'products' | 'requirements' | 'offerings', search: string, category: string) {
  const {
    data: lists,
    isFailed,
    isFetchingMore,
    retry,
    more,
  } = usePagedQuery(MarketplaceScreenDocument, {
    search: search.trim().slice(0, 200) || undefined,
    categoryId: isId(category) ? category : undefined,
    onProducts: tab === 'products',
    onRequirements: tab === 'requirements',
    onOfferings: tab === 'offerings',
  });
  return { lists, state: { isFailed, isFetchingMore, onRetry: retry, more } };
}
