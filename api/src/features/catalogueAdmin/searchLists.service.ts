import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidationError } from 'yup';
import { withProblems, type ImportResult } from '../../csv/importResult.type.ts';
import type { CsvProblem, CsvRow } from '../../csv/readCsv.ts';
import { readImport } from '../../csv/readImport.ts';
import { writeCsv } from '../../csv/writeCsv.ts';
import type { Context } from '../../schema/context.ts';
import { validated } from '../../writing/validated.ts';
import { importRules } from '../catalogue/rules.ts';
import { changeCatalogue } from './catalogueChange.ts';
import type { SearchList } from './searchFunction.type.ts';
import { listPlans, type Entry, type ListPlan } from './searchListPlans.ts';

const MAX_ROWS = 20_000;
/** Yields to other requests after this many rows. */
const BATCH = 100;

/** A list as a file that can be imported again. */
export const exportList = async (em: EntityManager, list: SearchList): Promise<string> => {
  const { columns, read } = listPlans[list];
  const entries = await em.execute<Entry[]>(read);
  return writeCsv(
    columns,
    entries.map((entry) => columns.map((column) => entry[column])),
  );
};

const entryOf = ({ columns, normalized }: ListPlan, { cells }: CsvRow): Entry => {
  const entry = Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
  return normalized ? normalized(entry) : entry;
};

/** Finds rows that break a rule, and further rows about the same entry. */
const problemsOf = async (plan: ListPlan, rows: readonly CsvRow[]): Promise<CsvProblem[]> => {
  const problems: CsvProblem[] = [];
  const rowByKey = new Map<string, number>();
  const [column = null] = plan.columns;
  for (const [index, row] of rows.entries()) {
    if (index % BATCH === 0) await setImmediate();
    try {
      plan.rules.validateSync(row.cells, { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const { path, message } of error.inner) problems.push({ row: row.number, column: path ?? null, message });
    }
    const key = plan.keyOf(entryOf(plan, row));
    const earlier = rowByKey.get(key);
    if (earlier === undefined) rowByKey.set(key, row.number);
    else problems.push({ row: row.number, column, message: `Row ${earlier} is about the same entry.` });
  }
  return problems;
};

interface Difference {
  added: Entry[];
  changed: Entry[];
  removed: Entry[];
}

const differenceOf = (plan: ListPlan, before: readonly Entry[], after: readonly Entry[]): Difference => {
  const known = new Map(before.map((entry) => [plan.keyOf(entry), entry]));
  const kept = new Set(after.map(plan.keyOf));
  const isEqual = (one: Entry, other: Entry) => plan.columns.every((column) => one[column] === other[column]);
  return {
    added: after.filter((entry) => !known.has(plan.keyOf(entry))),
    changed: after.filter((entry) => {
      const earlier = known.get(plan.keyOf(entry));
      return earlier !== undefined && !isEqual(earlier, entry);
    }),
    removed: before.filter((entry) => !kept.has(plan.keyOf(entry))),
  };
};

/** Imports or checks a file that replaces the list: entries that are not in it are removed. */
export const importList = async (ctx: Context, list: SearchList, input: unknown): Promise<ImportResult> => {
  const plan = listPlans[list];
  const { csv, isDryRun } = validated(importRules, input);
  const { rows, problems } = await readImport(ctx, csv, {
    columns: plan.columns,
    required: plan.columns,
    maxRows: MAX_ROWS,
  });
  const result = { isDryRun, rows: rows.length, added: 0, changed: 0, removed: 0, unchanged: 0, newCategories: [] };
  if (problems.length > 0) return withProblems(result, problems);
  const found = await problemsOf(plan, rows);
  if (found.length > 0) return withProblems(result, found);
  return changeCatalogue(ctx, async (em, audit) => {
    const before = await em.execute<Entry[]>(plan.read);
    const after = rows.map((row) => entryOf(plan, row));
    const wrong = (await plan.check?.(em, after)) ?? [];
    if (wrong.length > 0)
      return withProblems(
        result,
        wrong.map(({ at, ...problem }) => ({ row: rows[at]?.number ?? 1, ...problem })),
      );
    const { added, changed, removed } = differenceOf(plan, before, after);
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    const unchanged = rows.length - added.length - changed.length;
    if (!isDryRun) {
      await plan.remove(em, [...removed, ...changed]);
      await plan.insert(em, [...added, ...changed]);
      await audit({ kind: 'search_list_imported', subjectId: null, detail: { list, rows: rows.length, ...counts } });
    }
    return withProblems({ ...result, ...counts, unchanged }, []);
  });
};
