import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { NearestMaterialsDocument } from './FailedRows.generated.ts';
import { FailedRows } from './FailedRows.tsx';

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

  it('gives rows back, and offers the nearest materials, or none, for one that is not found', async () => {
    const chosen = jest.fn();
    const props = { id: 'import', problems, isChoosing: true, names: {}, onChoose: chosen };
    await renderAs(member, <FailedRows {...props} />, { mocks: [nearest] });
    const select = screen.getByLabelText('Material for “Zitronensaeure”');
    expect(await screen.findByText('Citric Acid')).toBeTruthy();
    await userEvent.selectOptions(select, 'Citric Acid');
    expect(chosen).toHaveBeenLastCalledWith({ Zitronensaeure: 'Citric Acid' });
    await userEvent.selectOptions(select, 'Not in the catalogue');
    expect(chosen).toHaveBeenLastCalledWith({ Zitronensaeure: 'none' });
    expect(screen.getByRole('link', { name: 'Download the rows with problems' }).getAttribute('href')).toBe(
      '/api/imports/import/problems',
    );
  });
});
