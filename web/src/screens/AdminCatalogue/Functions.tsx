import { useQuery } from '@apollo/client/react';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Stack, Toolbar } from '../../kit/ui/Layout.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { SkeletonBlock } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import {
  RemoveSearchFunctionDocument,
  SearchFunctionsDocument,
  type SearchFunctionFragment,
} from './AdminCatalogueScreen.generated.ts';
import { AddFunctionDialog, EditFunctionDialog } from './FunctionDialogs.tsx';

const MAX = 50;
const refetch = ['SearchFunctions'];
const countLines = (text: string): number => text.split('\n').filter(Boolean).length;

type Open = { entry: SearchFunctionFragment; action: 'edit' | 'remove' };

/** What materials are used for, by which the search finds them. */
export function Functions() {
  const [typed, setTyped, search] = useTypedParam('function');
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<Open>();
  const {
    data,
    previousData,
    error,
    refetch: retry,
  } = useQuery(SearchFunctionsDocument, {
    variables: { search: searchArgument(search) },
    fetchPolicy: 'cache-and-network',
  });
  const functions = (data ?? previousData)?.searchFunctions;
  const close = () => setOpen(undefined);
  return (
    <Stack $gap={5}>
      <Toolbar>
        <SearchBox label="Search functions" placeholder="Function or material" value={typed} onChange={setTyped} />
        <Button onClick={() => setIsAdding(true)}>Add function</Button>
      </Toolbar>
      <Text>
        What materials are used for. A search for &apos;thickener&apos; finds the materials of that function, in their
        order.
      </Text>
      {error && !functions && <ErrorState title="The functions could not be loaded" onRetry={() => void retry()} />}
      {!error && !functions && <SkeletonBlock />}
      {functions?.length === 0 && <EmptyState as="h2" title={search ? 'No functions found' : 'No functions yet'} />}
      {functions && functions.length > 0 && (
        <DataTable
          caption="Functions"
          items={functions}
          itemKey={({ id }) => id}
          columns={[
            { key: 'name', header: 'Function', isTitle: true, cell: ({ name }) => name },
            { key: 'names', header: 'Other names', numeric: true, cell: ({ names }) => countLines(names) },
            { key: 'materials', header: 'Materials', numeric: true, cell: ({ materials }) => countLines(materials) },
            {
              key: 'first',
              header: 'Used most',
              isLeftOut: ({ materials }) => !materials,
              cell: ({ materials }) => materials.split('\n').slice(0, 2).join(', '),
            },
            {
              key: 'actions',
              header: 'Actions',
              isAction: true,
              cell: (entry) => (
                <Menu
                  trigger={
                    <IconButton label={`Actions for ${entry.name}`}>
                      <Ellipsis size={18} aria-hidden />
                    </IconButton>
                  }
                >
                  <MenuItem onSelect={() => setOpen({ entry, action: 'edit' })}>Edit</MenuItem>
                  <MenuItem onSelect={() => setOpen({ entry, action: 'remove' })}>Remove</MenuItem>
                </Menu>
              ),
            },
          ]}
        />
      )}
      {functions?.length === MAX && <Text>The first {MAX} functions are shown. Search to see others.</Text>}
      {isAdding && <AddFunctionDialog refetch={refetch} onClose={() => setIsAdding(false)} />}
      {open?.action === 'edit' && <EditFunctionDialog entry={open.entry} refetch={refetch} onClose={close} />}
      {open?.action === 'remove' && <RemoveFunctionDialog entry={open.entry} onClose={close} />}
    </Stack>
  );
}

function RemoveFunctionDialog({ entry, onClose }: { entry: SearchFunctionFragment; onClose: () => void }) {
  const { submit } = useSubmit(RemoveSearchFunctionDocument, {
    success: 'The function was removed.',
    failure: (reason) => reason,
    refetch,
  });
  return (
    <ConfirmDialog
      title={`Remove ${entry.name}?`}
      description="The search no longer finds materials by this function. The materials stay."
      action="Remove"
      busyText="Removing..."
      onConfirm={() => submit({ id: entry.id })}
      onClose={onClose}
    />
  );
}
