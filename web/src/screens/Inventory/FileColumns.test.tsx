import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';
import { lacksColumns, FileColumns } from './FileColumns.tsx';

describe('screens/Inventory/FileColumns', () => {
  const column = (name: string, field: string | null, example = '') => ({ name, field, example });
  const saves = (input: object) => ({
    request: { query: SetFileLayoutDocument, variables: { input } },
    result: { data: { setFileLayout: true } },
  });

  it('is asked for where rows miss what no column has', () => {
    const columns = ['sku', 'title'].map((field) => ({ name: `Own ${field}`, example: '', field }));
    const lacks = (...missing: (string | null)[]) =>
      lacksColumns(
        { columns, unclear: null },
        missing.map((column) => ({ column })),
      );
    expect([lacks('title', 'description'), lacks('title', 'sku', null), lacks()]).toEqual([true, false, false]);
    expect(lacksColumns(undefined, [{ column: 'description' }])).toBe(false);
  });

  it('is one screen: known columns are filled in, the rest is chosen', async () => {
    const saved = jest.fn();
    const columns = [
      column('Variant SKU', 'sku'),
      column('Name', 'material', 'Citric acid'),
      column('ID', 'id'),
      column('Pris', null, '1,250'),
    ];
    const input = {
      header: ['Variant SKU', 'Name', 'ID', 'Pris'],
      columns: [
        { field: 'sku', column: 'Variant SKU' },
        { field: 'title', column: 'Name' },
        { field: 'description', column: 'Name' },
        { field: 'material', column: 'Name' },
        { field: 'unit', value: 'KG' },
        { field: 'price', column: 'Pris' },
      ],
      decimalSign: '.',
    };
    await renderAs(member, <FileColumns layout={{ columns, unclear: '1,250' }} onSaved={saved} />, {
      mocks: [saves(input)],
    });
    expect(screen.getByLabelText('SKU')).toHaveProperty('value', 'Variant SKU');
    expect(screen.getByRole('button', { name: 'Read the file like this' })).toHaveProperty('disabled', true);
    await userEvent.selectOptions(screen.getByLabelText('Price (new offerings need it)'), 'Pris (1,250)');
    await userEvent.selectOptions(screen.getByLabelText('Unit (new offerings need it)'), 'The same for every row');
    await userEvent.type(screen.getByLabelText('Unit of every row'), 'KG');
    await userEvent.selectOptions(screen.getByLabelText('1,250 means'), '1,250 means 1250');
    await userEvent.click(screen.getByRole('button', { name: 'Read the file like this' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });
});
