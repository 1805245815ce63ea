import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';

type NothingHereProps = {
  what: 'products' | 'requirements' | 'offerings';
  search: string;
  isFiltered?: boolean;
  onClear: () => void;
  onPost?: () => void;
};

/** An empty list, with the way on: clear what narrows it, or be the first. */
export function NothingHere({ what, search, isFiltered, onClear, onPost }: NothingHereProps) {
  if (search) {
    return (
      <EmptyState
        title={`No ${what} found`}
        text={`No ${what} match "${search}". Try a name, a formula or a CAS number.`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear Search
          </Button>
        }
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={`No ${what} in this category`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all categories
          </Button>
        }
      />
    );
  }
  if (!onPost) return <EmptyState title="No products available" text="The catalogue is empty for now." />;
  return (
    <EmptyState
      title={`No active ${what} at the moment.`}
      text="Be the first: what you post is seen by every trader."
      action={<Button onClick={onPost}>{what === 'requirements' ? 'Post RFP' : 'Post Offering'}</Button>}
    />
  );
}
