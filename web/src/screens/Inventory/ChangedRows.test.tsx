import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { ChangedRows } from './ChangedRows.tsx';
import { ChangedRowsDocument } from './ImportDialog.generated.ts';

describe('screens/Inventory/ChangedRows', () => {
  const change = (column: string, before: string | null, after: string | null) => ({
    __typename: 'OfferingImportChange' as const,
    ...{ row: 2, sku: 'A-1', title: 'Acetone', column, before, after },
  });
  const read = (changes: ReturnType<typeof change>[]) => ({
    request: { query: ChangedRowsDocument, variables: { id: 'import' } },
    result: { data: { offeringImport: { __typename: 'OfferingImport' as const, id: 'import', changes } } },
  });

  it('lists old and new of each field, and says how many rows more change', async () => {
    const changes = [change('price', '770.00', '910'), change('minimum_quantity', '2', null)];
    await renderAs(member, <ChangedRows id="import" changed={313} />, { mocks: [read(changes)] });
    const rows = (await screen.findAllByRole('row'))
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['A-1 Acetone', '2', 'Price', '$770.00', '$910.00'],
      ['A-1 Acetone', '2', 'Minimum quantity', '2', 'Not stated'],
    ]);
    expect(screen.getByText('And 312 more rows change.')).toBeTruthy();
  });
});
