import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { FailedRowsDocument, NearestMaterialsDocument } from './FailedRows.generated.ts';
import { FailedRows } from './FailedRows.tsx';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';

describe('screens/Inventory/FailedRows', () => {
  const problem = (row: number, column: string, message: string, given: object | null) => ({
    __typename: 'OfferingImportProblem' as const,
    ...{ row, column, message, given: given && JSON.stringify(given) },
  });
  const problems = [
    problem(3, 'price', 'Price is wrong.', { sku: '=A', price: 'x "y"', material: 'Zitronensaeure' }),
    problem(3, 'material', 'There is no such material.', null),
    problem(9, 'price', 'Price is required.', { sku: 'B' }),
  ];
  const read = {
    request: { query: FailedRowsDocument, variables: { id: 'import' } },
    result: { data: { offeringImport: { __typename: 'OfferingImport' as const, id: 'import', problems } } },
  };
  const nearest = {
    request: { query: NearestMaterialsDocument, variables: { search: 'Zitronensaeure' } },
    result: {
      data: {
        products: { __typename: 'ProductConnection', nodes: [{ __typename: 'Product', id: '1', name: 'Citric Acid' }] },
      },
    },
  };
  const materials = [{ written: 'Zitronensaeure', name: 'Citric Acid' }];
  const saves = {
    request: { query: SetFileLayoutDocument, variables: { input: { header: ['sku', 'material'], materials } } },
    result: { data: { setFileLayout: true } },
  };

  it('gives rows back with a column of reasons, and takes a material by its name', async () => {
    const chosen = jest.fn();
    const saved = jest.fn<string, [Blob]>(() => 'blob:rows');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await renderAs(member, <FailedRows id="import" header={['sku', 'material']} onChosen={chosen} />, {
      mocks: [read, nearest, saves],
    });
    await userEvent.selectOptions(await screen.findByLabelText('Material for “Zitronensaeure”'), 'Citric Acid');
    await userEvent.click(screen.getByRole('button', { name: 'Use these materials' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Download the rows with problems' }));
    const reader = new FileReader();
    reader.readAsText(saved.mock.calls[0]![0]);
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    expect(reader.result).toBe(
      [
        '"sku","material","price","problems"',
        `"'=A","Zitronensaeure","x ""y""","Price is wrong. There is no such material."`,
        '"B","","","Price is required."',
        '',
      ].join('\r\n'),
    );
  });
});
