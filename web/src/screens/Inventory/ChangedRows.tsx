import { useQuery } from '@apollo/client/react';
import { counted, money } from '../../kit/format.ts';
import { Stack } from '../../kit/ui/Layout.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { labelOf } from './FileColumns.tsx';
import { ChangedRowsDocument } from './ImportDialog.generated.ts';

const shown = (column: string, value: string | null): string => {
  if (value === null) return 'Not stated';
  return column === 'price' ? money(value) : value;
};

/** What a checked file would change: each field with its old and new value. */
export const ChangedRows = ({ id, changed }: { id: string; changed: number }) => {
  const { data } = useQuery(ChangedRowsDocument, { variables: { id } });
  const changes = data?.offeringImport?.changes ?? [];
  const others = changed - new Set(changes.map(({ row }) => row)).size;
  if (changes.length === 0) return null;
  return (
    <Stack $gap={3}>
      <DataTable
        caption="What changes"
        items={changes}
        itemKey={({ row, column }) => `${row} ${column}`}
        columns={[
          {
            header: 'Offering',
            isTitle: true,
            cell: ({ sku, title }) => (
              <>
                {sku} <bdi>{title}</bdi>
              </>
            ),
          },
          { header: 'Row', cell: ({ row }) => row, width: '4rem' },
          { header: 'Field', cell: ({ column }) => labelOf(column) },
          { header: 'Now', cell: ({ column, before }) => shown(column, before) },
          { header: 'After the import', cell: ({ column, after }) => shown(column, after) },
        ]}
      />
      {others > 0 && (
        <Text>
          And {counted(others, 'more row')} {others === 1 ? 'changes' : 'change'}.
        </Text>
      )}
    </Stack>
  );
};
