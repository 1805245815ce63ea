import { DataTable } from './DataTable.tsx';

type RowProblem = { row: number; column: string | null; message: string };

/** The problems of an imported file, by row and column. */
export const RowProblemTable = ({ problems }: { problems: readonly RowProblem[] }) => (
  <DataTable
    caption="Problems"
    items={problems.map((each, at) => ({ ...each, key: String(at) }))}
    itemKey={({ key }) => key}
    columns={[
      { header: 'Row', isTitle: true, cell: ({ row }) => `Row ${row}`, width: '6rem' },
      { header: 'Column', cell: ({ column }) => column ?? 'Whole row', width: '10rem' },
      { header: 'Problem', cell: ({ message }) => message },
    ]}
  />
);
