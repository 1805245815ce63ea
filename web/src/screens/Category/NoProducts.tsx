import { EmptyState } from '../../kit/ui/State.tsx';

type NoProductsProps = { name: string; term: string; onClear: () => void };

/** Shown if no product matches the search, or if the category is empty. */
export const NoProducts = ({ name, term, onClear }: NoProductsProps) =>
  term ? (
    <EmptyState
      title="No products found"
      text={`No products match your search "${term}". Try adjusting your search terms.`}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      title="No products available"
      text={`We're currently building our product catalog for ${name}. Check back soon for updates.`}
    />
  );
