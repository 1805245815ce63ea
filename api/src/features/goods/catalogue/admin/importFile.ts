import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { withProblems, type ImportResult } from '../../../../csv/importResult.type.ts';
import {
  MAX_WRONG_ROWS,
  TOO_MANY_WRONG,
  type CsvForm,
  type CsvProblem,
  type CsvRow,
} from '../../../../csv/readTable.ts';
import { readCsv } from '../../../../csv/readCsv.ts';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { requestWeights } from '../../../../limits/costTable.ts';
import type { Context } from '../../../../schema/context.ts';
import { validated } from '../../../../writing/validated.ts';
import { importRules } from '../rules.ts';
import { changeCatalogue, type Audited } from './catalogueChange.ts';

/** What a file would change, and how it is applied. */
export interface ImportPlan {
  problems: readonly CsvProblem[];
  counts: Pick<ImportResult, 'added' | 'changed'> & Partial<Pick<ImportResult, 'removed' | 'newCategories'>>;
  apply: (ctx: Context) => Promise<void>;
}

/** A part of the catalogue that is exported to a file and imported from it. */
export interface CatalogueFileForm extends CsvForm {
  /** The rules of a row: its fields are the columns, in camel case if `valuesOf` says so. */
  rules: AnyObjectSchema;
  valuesOf?: (cells: CsvRow['cells']) => object;
  read: (em: EntityManager) => Promise<(string | null | undefined)[][]>;
  /** A row to be filled in, for a file without rows. */
  example?: readonly string[];
  /** Compares the rows with the database, in the transaction that applies them. */
  plan: (em: EntityManager, rows: readonly CsvRow[]) => Promise<ImportPlan>;
  audited: Pick<Audited, 'kind' | 'detail'>;
}

/** Everything as a file that can be imported again. */
export const exportFile = async (em: EntityManager, { columns, read, example }: CatalogueFileForm): Promise<string> => {
  const rows = await read(em);
  return writeCsv(columns, rows.length === 0 && example ? [example] : rows);
};

/** Imports a file or only checks it. With a problem in any row, nothing is written. */
export const importFile = async (ctx: Context, form: CatalogueFileForm, input: unknown): Promise<ImportResult> => {
  const { csv, isDryRun } = validated(importRules, input);
  const { rows, problems } = await readCsv(csv, form, ctx.transport.gone);
  await ctx.budget.charge(rows.length * requestWeights.importRow);
  const result = { isDryRun, rows: rows.length, added: 0, changed: 0, unchanged: 0, newCategories: [] };
  if (problems.length > 0) return withProblems(result, problems);
  const invalid = await invalidCells(form, rows);
  if (invalid.length > MAX_WRONG_ROWS) return withProblems(result, invalid);
  return changeCatalogue(ctx, async (em, audit) => {
    const plan = await form.plan(em, rows);
    const { newCategories, ...counts } = plan.counts;
    const found = [...invalid, ...plan.problems];
    if (found.length === 0 && !isDryRun) {
      await plan.apply(ctx);
      const { kind, detail } = form.audited;
      await audit({ kind, subjectId: null, detail: { ...detail, rows: rows.length, ...counts } });
    }
    const unchanged = rows.length - counts.added - counts.changed;
    return withProblems({ ...result, ...counts, unchanged, ...(newCategories && { newCategories }) }, found);
  });
};

/** Yields to other requests after this many rows. */
const BATCH = 25;

const toColumn = (path: string): string => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The first broken rule of each cell. */
const invalidCells = async ({ rules, valuesOf }: CatalogueFileForm, rows: readonly CsvRow[]): Promise<CsvProblem[]> => {
  const problems: CsvProblem[] = [];
  let wrong = 0;
  for (const [index, { number, cells }] of rows.entries()) {
    if (index % BATCH === 0) await setImmediate();
    try {
      rules.validateSync(valuesOf?.(cells) ?? cells, { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      if (++wrong > MAX_WRONG_ROWS) return [...problems, { row: number, column: null, message: TOO_MANY_WRONG }];
      const first = new Map(error.inner.toReversed().map(({ path = '', message }) => [toColumn(path), message]));
      for (const [column, message] of first) problems.push({ row: number, column, message });
    }
  }
  return problems;
};
