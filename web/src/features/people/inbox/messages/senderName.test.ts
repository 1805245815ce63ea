import { companyNameOf } from '../../companies/CompanyName.tsx';
import { senderName } from './senderName.ts';

const ada = { firstName: 'Ada', lastName: 'Stone', companyName: 'Ore & Co' };
const noor = { firstName: 'نور', lastName: 'حداد', companyName: 'شركة الملح (1990)' };

test('Names from right to left do not turn what stands beside them, others stay as they are', () => {
  expect(senderName(ada, true)).toBe('Ada Stone, Ore & Co');
  expect(senderName(noor, true)).toBe('\u2068نور حداد\u2069, \u2068شركة الملح (1990)\u2069');
  expect(senderName({ ...ada, companyName: '' }, true)).toBe('Ada Stone');
  const user = { id: 'u1', ...noor };
  expect(companyNameOf({ company: null, user })).toBe('\u2068شركة الملح (1990)\u2069');
  expect(companyNameOf({ company: null, user: { ...user, companyName: '' } })).toBe('\u2068نور حداد\u2069');
});
