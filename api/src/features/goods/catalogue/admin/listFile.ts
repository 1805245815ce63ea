import type { EntityManager } from '@mikro-orm/postgresql';
import type { CsvProblem } from '../../../../csv/readTable.ts';
import type { Context } from '../../../../schema/context.ts';
import type { CatalogueFileForm } from './importFile.ts';

/** A row of a list, by column. */
export type Entry = Record<string, string>;

interface ListChange {
  added: Entry[];
  changed: { before: Entry; after: Entry }[];
  /** Entries that the file does not have; none unless it becomes the list. */
  removed: Entry[];
}

export interface EntryProblem {
  at: number;
  column: string;
  message: string;
}

export interface ListForm extends Omit<CatalogueFileForm, 'plan' | 'read'> {
  /** Rows with equal keys refer to the same entry, whose name is `noun`. */
  keyOf: (entry: Entry) => string;
  noun: string;
  /** Normalizes cells, so that different spellings of a value are equal. */
  normalized?: (entry: Entry) => Entry;
  /** All entries; those that entries of a file may refer to are enough if it is given. */
  read: (em: EntityManager, entries?: readonly Entry[]) => Promise<Entry[]>;
  /** Compares entries with the database; problems name the position in the file. */
  check?: (em: EntityManager, entries: readonly Entry[]) => Promise<EntryProblem[]>;
  /** Whether entries that a file does not have are removed. */
  isWhole: boolean;
  write: (em: EntityManager, change: ListChange, ctx: Context) => Promise<unknown>;
}

/** A file of entries that are recognized by some of their cells. */
export const listFile = (list: ListForm): CatalogueFileForm => {
  const { columns, keyOf, noun, normalized = (entry) => entry, read, check, isWhole, write, ...form } = list;
  const [keyColumn = null] = columns;
  const isEqual = (one: Entry, other: Entry) => columns.every((column) => one[column] === other[column]);
  return {
    ...form,
    columns,
    read: async (em) => (await read(em)).map((entry) => columns.map((column) => entry[column])),
    plan: async (em, rows) => {
      const entries = rows.map(({ cells }) =>
        normalized(Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']))),
      );
      const numberOf = (at: number): number => rows[at]?.number ?? 1;
      const rowByKey = new Map<string, number>();
      const problems: CsvProblem[] = [];
      for (const [at, entry] of entries.entries()) {
        const earlier = rowByKey.get(keyOf(entry));
        if (earlier === undefined) rowByKey.set(keyOf(entry), numberOf(at));
        else
          problems.push({ row: numberOf(at), column: keyColumn, message: `Row ${earlier} is about the same ${noun}.` });
      }
      const wrong = (await check?.(em, entries)) ?? [];
      problems.push(...wrong.map(({ at, ...problem }) => ({ row: numberOf(at), ...problem })));

      const before = await read(em, entries);
      const known = new Map(before.map((entry) => [keyOf(entry), entry]));
      const added = entries.filter((entry) => !known.has(keyOf(entry)));
      const changed = entries.flatMap((after) => {
        const earlier = known.get(keyOf(after));
        return !earlier || isEqual(earlier, after) ? [] : [{ before: earlier, after }];
      });
      const removed = isWhole ? before.filter((entry) => !rowByKey.has(keyOf(entry))) : [];
      return {
        problems,
        counts: { added: added.length, changed: changed.length, removed: removed.length },
        apply: async (ctx) => {
          await write(em, { added, changed, removed }, ctx);
        },
      };
    },
  };
};
