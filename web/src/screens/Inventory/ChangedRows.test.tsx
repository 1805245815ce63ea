import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { ChangedRows } from './ChangedRows.tsx';
import { ChangedRowsDocument, type ChangedRowsQuery } from './ImportDialog.generated.ts';

type Changes = NonNullable<ChangedRowsQuery['offeringImport']>['changes'];

describe('screens/Inventory/ChangedRows', () => {
  const change = (column: string, before: string | null, after: string | null): Changes[number] => ({
    __typename: 'OfferingImportChange',
    ...{ row: 2, sku: 'A-1', title: 'Acetone', column, before, after },
  });
  const read = (changes: Changes) => ({
    request: { query: ChangedRowsDocument, variables: { id: 'import' } },
    result: { data: { offeringImport: { __typename: 'OfferingImport' as const, id: 'import', changes } } },
  });

  it('lists old and new of each field and what new offerings cost, and says how many rows more there are', async () => {
    const changes = [
      change('price', '770.00', '910'),
      change('minimum_quantity', '2', null),
      { ...change('price', '5.00', '6'), row: 3, sku: null, title: 'Benzene' },
      ...[change('price', null, '2710'), change('quantity', null, '20'), change('unit', null, 'MT')].map((each) => ({
        ...each,
        ...{ row: 4, sku: 'N-1', title: 'Talc' },
      })),
    ];
    await renderAs(member, <ChangedRows id="import" all={315} />, { mocks: [read(changes)] });
    const rows = (await screen.findAllByRole('row'))
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['A-1 · Acetone', '2', 'Price: $770.00 → $910.00Minimum quantity: 2 → not stated'],
      ['Benzene', '3', 'Price: $5.00 → $6.00'],
      ['N-1 · Talc', '4', 'New: 20 MT, $2,710.00 / MT'],
    ]);
    expect(screen.getByText('And 312 more rows.')).toBeTruthy();
  });
});
