import { useQuery } from '@apollo/client/react';
import { counted, money, quantity } from '../../kit/format.ts';
import { Stack } from '../../kit/ui/Layout.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { labelOf } from './FileColumns.tsx';
import { ChangedRowsDocument } from './ImportDialog.generated.ts';

const shown = (column: string, value: string | null): string => {
  if (value === null) return 'not stated';
  return column === 'price' ? money(value) : value;
};

type Field = { column: string; before: string | null; after: string | null };

/** What a new offering offers; undefined for one that is known, whose unit cannot change. */
const offered = (fields: readonly Field[]): string | undefined => {
  const [amount, unit, price] = ['quantity', 'unit', 'price'].map(
    (name) => fields.find(({ column }) => column === name)?.after,
  );
  return unit && amount && price ? `New: ${quantity(amount, unit)}, ${money(price)} / ${unit}` : undefined;
};

/** What a checked file would add, and change: old and new of each field, by offering. `all` is the number of such rows. */
export const ChangedRows = ({ id, all }: { id: string; all: number }) => {
  const { data } = useQuery(ChangedRowsDocument, { variables: { id } });
  const changes = data?.offeringImport?.changes ?? [];
  const rows = changes.flatMap((first, at) =>
    first.row === changes[at - 1]?.row ? [] : [{ ...first, fields: changes.filter(({ row }) => row === first.row) }],
  );
  const others = all - rows.length;
  if (rows.length === 0) return null;
  return (
    <Stack $gap={3}>
      <DataTable
        caption="What changes"
        items={rows}
        itemKey={({ row }) => String(row)}
        columns={[
          { header: 'Offering', isTitle: true, cell: ({ sku, title }) => [sku, title].filter(Boolean).join(' · ') },
          { header: 'Row', cell: ({ row }) => row, width: '4rem' },
          {
            header: 'What changes',
            cell: ({ fields }) => (
              <div>
                {offered(fields) ??
                  fields.map(({ column, before, after }) => (
                    <div key={column}>
                      {labelOf(column)}: <bdi>{shown(column, before)}</bdi> → <bdi>{shown(column, after)}</bdi>
                    </div>
                  ))}
              </div>
            ),
          },
        ]}
      />
      {others > 0 && <Text>And {counted(others, 'more row')}.</Text>}
    </Stack>
  );
};
