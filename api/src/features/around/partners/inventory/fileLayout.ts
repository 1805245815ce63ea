import { createHash } from 'node:crypto';
import { columnNamed, type CsvForm } from '../../../../csv/readTable.ts';
import { columnOf } from '../../../goods/postings/offeringTerms.ts';
import type { FileLayoutInput, FileMaterialInput } from './fileLayout.inputs.ts';

export type FileLayout = Omit<FileLayoutInput, 'materials'> & { materials: FileMaterialInput[] };

export const keyOf = (header: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(header.toSorted())).digest('hex');

const layoutFor = (header: readonly string[], layouts: readonly FileLayout[]): FileLayout | undefined =>
  layouts.find((layout) => keyOf(layout.header) === keyOf(header));

const columnIn = ({ columns }: FileLayout, name: string): string | null => {
  const found = columns?.find(({ column }) => column === name);
  return found ? columnOf(found.field) : null;
};

/** The column that is added to rows that are given back. */
export const REASONS = 'problems';

/** A column that is no field: it is read whatever the seller says, because it changes what a price is. */
export const CURRENCY = 'currency';

/** The columns of a header: as the seller said for this header, else as they are known, else as the seller said for another header. */
export const columnsFor = (form: CsvForm, layouts: readonly FileLayout[]) => (header: readonly string[]) => {
  const names = header.filter((name) => name !== '');
  const layout = layoutFor(names, layouts);
  return header.map((name, at) => {
    if (name === '') return name;
    if (name === REASONS) return null;
    if (columnNamed(name, form) === CURRENCY) return CURRENCY;
    if (layout?.columns) return header.indexOf(name) === at ? columnIn(layout, name) : null;
    const other = layouts.find((each) => each.columns && each.header.includes(name));
    return columnNamed(name, form) ?? (other ? columnIn(other, name) : name);
  });
};

/** Fills the fields that a column serves besides its first one, the values for every row, and the chosen materials. */
export const fillIn = (
  rows: readonly { cells: Record<string, string> }[],
  header: readonly string[],
  layouts: readonly FileLayout[],
): FileLayout | undefined => {
  const layout = layoutFor(header, layouts);
  const materials = new Map(
    layouts.toReversed().flatMap((each) => each.materials.map(({ written, name }) => [written, name])),
  );
  for (const { cells } of rows) {
    for (const { field: name, column, value } of layout?.columns ?? []) {
      const source = column ? cells[(layout && columnIn(layout, column)) ?? ''] : value;
      if (source) cells[columnOf(name)] ??= source;
    }
    const { material } = cells;
    if (material !== undefined) cells['material'] = materials.get(material) ?? material;
  }
  return layout;
};
