import { isAboutRecord, screenRows, type ScreenName, type ScreenRow } from 'api/pages/screens';
import { unknown, type Shown } from './pages.ts';

/** The demo record that each page about a record shows; a new page of that kind needs an entry here. */
const records: Partial<Record<ScreenName, keyof Shown>> = {
  Industry: 'industry',
  ProductFamily: 'family',
  Category: 'category',
  Product: 'product',
  Rfp: 'rfp',
  Offering: 'offering',
  Auction: 'auction',
  Order: 'order',
  Quote: 'quote',
  Commodity: 'commodity',
  Company: 'company',
  AdminMember: 'member',
};

/** The kind of record that a page is about. */
export function recordOf({ name }: ScreenRow): keyof Shown {
  const [, kind] = Object.entries(records).find(([screen]) => screen === name) ?? [];
  if (!kind) throw new Error(`No record is known for ${name}: add one to web/test/addresses.ts.`);
  return kind;
}

/** The path of a screen in the demo market. */
export const addressOf = (row: ScreenRow, shown: Shown): string =>
  isAboutRecord(row) ? row.path.replace(':id', shown[recordOf(row)].id) : row.path;

export const publicRows = screenRows.filter(({ access }) => access === 'anyone');

/** Screens for support and admins; others get a page that says it was not found. */
export const staffRows = screenRows.filter(({ access }) => access === 'support' || access === 'admin');

/** The member pages that visitors cannot open, with an id that no record has. */
export const memberPaths = screenRows
  .filter(({ access, path }) => access === 'member' && path !== '/')
  .map(({ path }) => path.replace(':id', unknown));
