import { render, screen } from '@testing-library/react';
import { DataTable, type Column } from './DataTable.tsx';

describe('kit/ui/DataTable', () => {
  type Lot = { name: string; orders: number };

  const lots: Lot[] = [
    { name: 'Urea', orders: 0 },
    { name: 'Potash', orders: 2 },
  ];
  const columns: Column<Lot>[] = [
    { header: 'Lot', isTitle: true, cell: ({ name }) => name },
    { header: 'Orders', numeric: true, isLeftOut: ({ orders }) => orders === 0, cell: (lot) => lot.orders },
    { header: 'Actions', isAction: true, cell: () => <button>Edit</button> },
  ];

  const show = (isCompact = false) => {
    render(
      <DataTable caption="Lots" isCompact={isCompact} columns={columns} items={lots} itemKey={({ name }) => name} />,
    );
    return screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.getAttribute('data-label')]);
  };

  test('on phones values get the label of their column, buttons do not', () => {
    expect(show()).toEqual([
      ['0', 'Orders'],
      ['Edit', null],
      ['2', 'Orders'],
      ['Edit', null],
    ]);
    screen.getByRole('columnheader', { name: 'Actions' });
  });

  test('a compact table has no labels', () => {
    expect(show(true).map(([, label]) => label)).toEqual([null, null, null, null]);
  });
});
