import { Button } from '../../../kit/ui/Button.tsx';
import { DialogFoot, DialogFrame } from '../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { FacetList, type FacetListProps } from './FacetList.tsx';

type FacetSheetProps = FacetListProps & { found: string | undefined };

/** The facets on phones. Being open is part of the URL, so that Back closes it and leaves the filters as they were. */
export const FacetSheet = ({ found, ...list }: FacetSheetProps) => (
  <DialogFrame title="Filters" onClose={list.filters.closeSheet}>
    <Stack $gap={6}>
      <FacetList {...list} />
    </Stack>
    <DialogFoot>
      <Button variant="secondary" disabled={!list.filters.isFiltered} onClick={list.filters.clear}>
        Clear Filters
      </Button>
      <Button onClick={list.filters.closeSheet}>{found ? `Show ${found}` : 'Show results'}</Button>
    </DialogFoot>
  </DialogFrame>
);
