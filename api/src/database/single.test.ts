import { single } from './single.ts';

it('returns the row of a statement', () => expect(single([{ count: 3 }])).toEqual({ count: 3 }));

it('fails with a clear message if the statement returned no row', () =>
  expect(() => single([])).toThrow('The statement returned no row.'));
