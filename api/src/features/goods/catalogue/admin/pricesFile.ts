import { memberOf } from '../../../../writing/command.ts';
import { MAX_IMPORTED_ROWS } from '../rules.ts';
import { listFile, type Entry } from './listFile.ts';
import { writePrices } from './prices.service.ts';
import { priceRowRules } from './rules.ts';

const columns = ['symbol', 'region', 'day', 'price', 'source'] as const;

const READ = `select symbol, region, day::text as day, price::text as price, coalesce(point.source, '') as source
  from price_point point join commodity on commodity.id = commodity_id`;

const symbolsOf = (entries: readonly Entry[]) => [JSON.stringify([...new Set(entries.map(({ symbol }) => symbol))])];

const withCents = (price: string): string => {
  const [whole = '', cents = ''] = price.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
};

/** The prices of the operator's commodities. A price that is there already is corrected. */
export const pricesFile = listFile({
  columns,
  required: columns.slice(0, 4),
  maxRows: MAX_IMPORTED_ROWS,
  rules: priceRowRules,
  audited: { kind: 'prices_imported' },
  example: ['UREA-ME', 'middle-east', '2026-10-01', '338.00', 'Weekly report of the agency'],
  noun: 'price',
  keyOf: ({ symbol, region, day }) => `${symbol} ${region} ${day}`,
  normalized: (entry) => ({ ...entry, price: withCents(entry['price'] ?? '') }),
  isWhole: false,
  read: (em, entries) =>
    entries
      ? em.execute<Entry[]>(`${READ} where symbol in (select json_array_elements_text(?::json))`, symbolsOf(entries))
      : em.execute<Entry[]>(`${READ} where not is_demo order by day desc, symbol, region limit ${MAX_IMPORTED_ROWS}`),
  check: async (em, entries) => {
    const commodities = await em.execute<{ symbol: string; isDemo: boolean }[]>(
      'select symbol, is_demo as "isDemo" from commodity where symbol in (select json_array_elements_text(?::json))',
      symbolsOf(entries),
    );
    const isDemo = new Map(commodities.map((each) => [each.symbol, each.isDemo]));
    return entries.flatMap(({ symbol = '' }, at) => {
      if (!symbol || isDemo.get(symbol) === false) return [];
      const message = isDemo.has(symbol)
        ? 'This commodity is demo data and cannot be changed.'
        : 'There is no commodity with this symbol.';
      return [{ at, column: 'symbol', message }];
    });
  },
  write: (em, { added, changed }, ctx) =>
    writePrices(
      em,
      [...added, ...changed.map(({ after }) => after)].map(({ source, ...entry }) => ({
        ...entry,
        source: source || null,
      })),
      { reason: 'Imported from a file.', adminId: memberOf(ctx) },
    ),
});
