import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidationError } from 'yup';
import { withProblems, type ImportResult } from '../../csv/importResult.type.ts';
import type { CsvProblem, CsvRow } from '../../csv/readCsv.ts';
import { readImport } from '../../csv/readImport.ts';
import { writeCsv } from '../../csv/writeCsv.ts';
import { newId } from '../../database/id.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { importRules, MAX_IMPORTED_ROWS } from '../catalogue/rules.ts';
import { changeCatalogue } from '../catalogueAdmin/catalogueChange.ts';
import { checkOffers, replacePrice, type StoredPrice } from './priceAdmin.service.ts';
import { priceRowRules } from './rules.ts';

const columns = ['symbol', 'region', 'day', 'price', 'source'] as const;
const FORM = { columns, required: columns.slice(0, 4), maxRows: MAX_IMPORTED_ROWS };
const BATCH = 25;
const REASON = 'Imported from a file.';

interface Planned extends Omit<StoredPrice, 'id'> {
  old: StoredPrice | undefined;
}

/** Imports a file of prices, or checks it. All or nothing: with a problem in any row nothing is written. */
export const importPrices = async (ctx: Context, input: unknown): Promise<ImportResult> => {
  const { csv, isDryRun } = validated(importRules, input);
  const adminId = memberOf(ctx);
  const { rows, problems } = await readImport(ctx, csv, FORM);
  const result = { isDryRun, rows: rows.length, added: 0, changed: 0, unchanged: 0, newCategories: [] };
  if (problems.length > 0) return withProblems(result, problems);
  problems.push(...(await invalidCells(rows)));
  return changeCatalogue(ctx, async (em, audit) => {
    const { planned, found } = await planRows(em, rows, problems);
    const added = planned.filter(({ old }) => !old);
    const changed = planned.filter(
      ({ old, price, source }) => old && (withCents(price) !== old.price || source !== old.source),
    );
    const counts = {
      ...result,
      added: added.length,
      changed: changed.length,
      unchanged: planned.length - added.length - changed.length,
    };
    if (found.length > 0 || isDryRun) return withProblems(counts, found);
    await em.execute(
      `insert into price_point (id, commodity_id, region, day, price, source)
       select * from json_to_recordset(?::json) as given (id uuid, commodity_id uuid, region text, day date, price numeric, source text)`,
      [JSON.stringify(added.map(({ commodityId, ...row }) => ({ ...row, commodity_id: commodityId, id: newId() })))],
    );
    for (const { old, price, source } of changed)
      if (old) await replacePrice(em, old, { price, source, reason: REASON, adminId });
    await checkOffers(em, [...new Set(planned.map(({ commodityId }) => commodityId))]);
    await audit({
      kind: 'prices_imported',
      subjectId: null,
      detail: { rows: rows.length, added: added.length, changed: changed.length },
    });
    return withProblems(counts, []);
  });
};

const withCents = (price: string): string => {
  const [whole = '', cents = ''] = price.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
};

const invalidCells = async (rows: readonly CsvRow[]): Promise<CsvProblem[]> => {
  const problems: CsvProblem[] = [];
  for (const [index, { number, cells }] of rows.entries()) {
    if (index % BATCH === 0) await setImmediate();
    try {
      priceRowRules.validateSync(cells, { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const { path = '', message } of error.inner) problems.push({ row: number, column: path, message });
    }
  }
  return problems;
};

const KNOWN = `
  select point.id, commodity_id as "commodityId", region, day::text as day, price::text as price, point.source
  from price_point point join commodity on commodity.id = commodity_id
  where symbol in (select json_array_elements_text(?::json))`;

const planRows = async (em: EntityManager, rows: readonly CsvRow[], problems: readonly CsvProblem[]) => {
  const found = [...problems];
  const symbols = JSON.stringify([...new Set(rows.map(({ cells }) => cells['symbol'] ?? ''))]);
  const commodities = await em.execute<{ id: string; symbol: string; isDemo: boolean }[]>(
    'select id, symbol, is_demo as "isDemo" from commodity where symbol in (select json_array_elements_text(?::json))',
    [symbols],
  );
  const bySymbol = new Map(commodities.map((each) => [each.symbol, each]));
  const keyOf = ({ commodityId, region, day }: Omit<StoredPrice, 'id'>) => `${commodityId} ${region} ${day}`;
  const stored = new Map((await em.execute<StoredPrice[]>(KNOWN, [symbols])).map((each) => [keyOf(each), each]));
  const rowOf = new Map<string, number>();
  const planned: Planned[] = [];
  for (const { number: row, cells } of rows) {
    const { symbol = '', region = '', day = '', price = '', source = '' } = cells;
    const commodity = bySymbol.get(symbol);
    if (!commodity || commodity.isDemo) {
      const message = commodity
        ? 'This commodity is demo data and cannot be changed.'
        : 'There is no commodity with this symbol.';
      if (symbol) found.push({ row, column: 'symbol', message });
      continue;
    }
    const point = { commodityId: commodity.id, region, day, price, source: source || null };
    const key = keyOf(point);
    const earlier = rowOf.get(key);
    if (earlier !== undefined) found.push({ row, column: 'day', message: `Row ${earlier} is about the same price.` });
    rowOf.set(key, earlier ?? row);
    planned.push({ ...point, old: stored.get(key) });
  }
  return { planned, found };
};

/** A file with two prices, to be filled in. */
export const samplePrices = (): string =>
  writeCsv(columns, [
    ['UREA-ME', 'all', '2026-10-01', '342.50', 'Weekly report of the agency'],
    ['UREA-ME', 'middle-east', '2026-10-01', '338.00', ''],
  ]);
