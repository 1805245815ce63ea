import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { NearestMaterialsDocument } from './FailedRows.generated.ts';
import { FailedRows } from './FailedRows.tsx';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';

describe('screens/Inventory/FailedRows', () => {
  const problem = (row: number, column: string, written: string | null) => ({
    __typename: 'OfferingImportProblem' as const,
    ...{ row, column, message: 'It is wrong.', written },
  });
  const problems = [
    problem(3, 'price', 'x "y"'),
    problem(3, 'material', 'Zitronensaeure'),
    problem(4, 'material', 'Zitronensaeure'),
    problem(9, 'material', ''),
  ];
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

  it('gives rows back, and takes a material by its name', async () => {
    const chosen = jest.fn();
    const props = { id: 'import', problems, header: ['sku', 'material'], onChosen: chosen };
    await renderAs(member, <FailedRows {...props} />, { mocks: [nearest, saves] });
    await userEvent.selectOptions(await screen.findByLabelText('Material for “Zitronensaeure”'), 'Citric Acid');
    await userEvent.click(screen.getByRole('button', { name: 'Use these materials' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('link', { name: 'Download the rows with problems' }).getAttribute('href')).toBe(
      '/api/imports/import/problems',
    );
  });
});
