import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';

type EmptyInventoryProps = { isFirst: boolean; search: string; onClear: () => void };

/** An empty list, with the next step: post an offering or clear the search. */
export function EmptyInventory({ isFirst, search, onClear }: EmptyInventoryProps) {
  if (isFirst) {
    return (
      <EmptyState
        as="h2"
        title="No offerings yet"
        text="Post what you have: buyers find it on the marketplace and among the suppliers of its product."
        action={<LinkButton to={paths.marketplace({ tab: 'offerings', open: 'offering' })}>Post Offering</LinkButton>}
      />
    );
  }
  if (!search) return <EmptyState as="h2" title="No offerings with this status" />;
  return (
    <EmptyState
      as="h2"
      title="No offerings found"
      text={`None of your offerings matches "${search}".`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Search
        </Button>
      }
    />
  );
}
