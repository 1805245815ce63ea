import { requestWeights } from '../limits/costTable.ts';
import type { Context } from '../schema/context.ts';
import { readCsv } from './readCsv.ts';
import type { CsvForm } from './readTable.ts';

/** Reads a file of an operation and charges its rows. Reading ends when the caller disconnects. */
export const readImport = async (ctx: Context, text: string, form: CsvForm) => {
  const read = await readCsv(text, form, ctx.transport.gone);
  await ctx.budget.charge(read.rows.length * requestWeights.importRow);
  return read;
};
