import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';

type NoProductsProps = { name: string; term: string; onClear: () => void };

/** Nothing fits the search, or there is nothing yet. */
export const NoProducts = ({ name, term, onClear }: NoProductsProps) =>
  term ? (
    <EmptyState
      title="No products found"
      text={`No products match your search "${term}". Try adjusting your search terms.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Search
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="No products available"
      text={`We're currently building our product catalog for ${name}. Check back soon for updates.`}
    />
  );
