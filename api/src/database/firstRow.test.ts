import { firstRow } from './firstRow.ts';

it('returns the row of a statement', () => expect(firstRow([{ count: 3 }])).toEqual({ count: 3 }));

it('fails with a clear message if the statement returned no row', () =>
  expect(() => firstRow([])).toThrow('The statement returned no row.'));
