import type { EntityManager } from '@mikro-orm/postgresql';
import type { CsvProblem, CsvRow, RowProblem } from '../../../../csv/readTable.ts';
import { newId } from '../../../../database/id.ts';
import { isId } from '../../../../rules/id.ts';
import { readCas } from '../../../../rules/values/readCas.ts';
import { readUnit } from '../../../../rules/values/readUnit.ts';
import { readSearchNames, writeSearchNames } from '../searchNames.ts';
import { materialRules, MAX_IMPORTED_ROWS } from '../rules.ts';
import { Branches, type Branch } from './branches.ts';
import type { CatalogueFileForm, ImportPlan } from './importFile.ts';
import { branchColumns, fileColumns, productColumns, type ProductField } from './productColumns.ts';
import { insertProducts, updateProducts, type Product, type ProductValues } from './products.service.ts';
import { findProducts, readProducts, type StoredProduct } from './storedProducts.ts';

type Values = Record<ProductField, string | null>;

/** A row that changes a known material or adds one. */
interface Planned {
  row: CsvRow;
  known: StoredProduct | undefined;
  branch: Branch | undefined;
  values: Values;
}

const entries = Object.entries(productColumns) as [keyof typeof productColumns, ProductField][];
const EMPTY = Object.fromEntries(entries.map(([, field]) => [field, null])) as Values;
const A_CATEGORY = '00000000-0000-7000-8000-000000000000';

const valuesIn = (cells: CsvRow['cells']): Partial<Values> =>
  Object.fromEntries(
    entries.flatMap(([column, field]) => {
      const cell = cells[column];
      return cell === undefined ? [] : [[field, valueOf(field, cell)]];
    }),
  );

const valueOf = (field: ProductField, cell: string): string | null => {
  if (cell === '') return null;
  if (field === 'casNumber') return readCas(cell).value ?? cell;
  return field === 'referenceUnit' ? (readUnit(cell) ?? cell) : cell.replaceAll('\r\n', '\n');
};

const plan = async (em: EntityManager, rows: readonly CsvRow[]): Promise<ImportPlan> => {
  const problems: CsvProblem[] = [];
  const branches = await Branches.read(em);
  const planned = await planRows(em, rows, branches, problems);
  refuseDoubles(planned, problems);
  const added = planned.filter(({ known }) => !known);
  const changed = planned.filter(isChanged);
  return {
    problems,
    counts: {
      added: added.length,
      changed: changed.length,
      newCategories: branches.added.map((names) => names.join(' › ')),
    },
    apply: async () => {
      await branches.insertAdded(em);
      await updateProducts(em, changed.map(productOf));
      await insertProducts(em, added.map(productOf));
    },
  };
};

/** The materials with their categories, hidden ones included. */
const read = async (em: EntityManager): Promise<(string | null)[][]> => {
  const branches = await Branches.read(em);
  const products = await readProducts(em);
  return products.map((product) => {
    const [industry = '', family = '', category = ''] = branches.namesOf(product.categoryId);
    return [product.id, industry, family, category, ...entries.map(([, field]) => product[field])];
  });
};

/**
 * A row refers to the material with its id; without an id, to the one with its name in its category; without a name, to the only one with
 * its CAS number. Columns that the file does not have keep their values; blank cells clear them.
 */
export const productsFile: CatalogueFileForm = {
  columns: fileColumns,
  required: ['name'],
  maxRows: MAX_IMPORTED_ROWS,
  rules: materialRules,
  // A row without a name is about the material with its id or CAS number.
  valuesOf: (cells) => ({
    ...valuesIn(cells),
    name: cells['name'] || (cells['cas_number'] || cells['id'] ? 'as it is' : ''),
    categoryId: A_CATEGORY,
  }),
  audited: { kind: 'catalogue_imported' },
  plan,
  read,
  example: [
    '',
    'Industrial & Chemicals',
    'Base Chemicals',
    'Acids',
    'Sulfuric Acid 96 %',
    '7664-93-9',
    'H2SO4',
    'Oil of vitriol\nBattery acid',
    'A strong mineral acid for fertilizers, batteries and the treatment of metals.',
    'assay: 96 % min\ndensity: 1.84 g/cm³ at 20 °C\nform: Liquid',
    'signal_word: Danger\nhazard_statements: H314 Causes severe skin burns and eye damage.\nun_number: UN 1830',
    '120.00',
    'MT',
    '2026',
    'Vitriolöl | de | historical\nAcid for lead batteries | en | use | whole',
  ],
};

const planRows = async (
  em: EntityManager,
  rows: readonly CsvRow[],
  branches: Branches,
  problems: CsvProblem[],
): Promise<Planned[]> => {
  const column = (name: string) => rows.flatMap(({ cells }) => cells[name] || []);
  const known = await findProducts(em, {
    ids: column('id').filter(isId),
    names: column('name').map((name) => name.toLowerCase()),
    casNumbers: rows.flatMap(({ cells }) => (cells['name'] ? [] : casOf(cells) || [])),
  });
  const index = indexOf(known);
  return rows.flatMap((row) => {
    const plan = planRow(row, branches, index);
    if (!('message' in plan)) return [plan];
    problems.push({ row: row.number, ...plan });
    return [];
  });
};

/** Looks up known materials by the values that rows can name them by. */
const indexOf = (known: readonly StoredProduct[]) => {
  const byId = new Map(known.map((each) => [each.id, each]));
  const byName = new Map(known.map((each) => [nameKey(each.categoryId, each.name ?? ''), each]));
  const byCas = Map.groupBy(known, ({ casNumber }) => casNumber ?? '');
  return {
    id: (id: string) => byId.get(id.toLowerCase()),
    name: (categoryId: string, name: string) => byName.get(nameKey(categoryId, name)),
    cas: (casNumber: string): readonly StoredProduct[] => byCas.get(casNumber) ?? [],
  };
};

type Index = ReturnType<typeof indexOf>;

const casOf = (cells: CsvRow['cells']): string => valuesIn(cells).casNumber ?? '';

const nameKey = (category: string, name: string): string => `${category} ${name.toLowerCase()}`;

const planRow = (row: CsvRow, branches: Branches, index: Index): Planned | RowProblem => {
  const { cells } = row;
  const branch = branchOf(cells, branches);
  if (branch && 'message' in branch) return branch;
  const known = knownOf(cells, branch, index);
  if (known && 'message' in known) return known;
  if (!known && !branch)
    return {
      column: 'industry',
      message: 'A new material needs an industry, and a family and category if it has one.',
    };
  const { id: _id, categoryId: _category, ...before } = known ?? { id: '', categoryId: '', ...EMPTY };
  const given = valuesIn(cells);
  const values = { ...before, ...given, name: given.name ?? before.name };
  const other = index.name(branch ? (branch.id ?? '') : (known?.categoryId ?? ''), values.name ?? '');
  if (other && other.id !== known?.id)
    return { column: 'name', message: 'Another material of this category has this name.' };
  return { row, known, branch, values };
};

const branchOf = (cells: CsvRow['cells'], branches: Branches): Branch | RowProblem | undefined => {
  const names = branchColumns.map((column) => cells[column] ?? '');
  const depth = names.findLastIndex(Boolean) + 1;
  if (depth === 0) return undefined;
  const gap = names.slice(0, depth).indexOf('');
  if (gap >= 0) return { column: branchColumns[gap] ?? null, message: 'This level is missing.' };
  const long = names.findIndex((name) => name.length > 200 || name.includes('\u0000'));
  if (long >= 0) return { column: branchColumns[long] ?? null, message: 'A name can have at most 200 characters.' };
  return branches.find(names.slice(0, depth));
};

const knownOf = (
  cells: CsvRow['cells'],
  branch: Branch | undefined,
  index: Index,
): StoredProduct | RowProblem | undefined => {
  const { id, name } = cells;
  if (id) return index.id(id) ?? { column: 'id', message: 'There is no material with this id.' };
  if (name) return branch?.id ? index.name(branch.id, name) : undefined;
  const [found, ...more] = index.cas(casOf(cells));
  if (found && more.length === 0) return found;
  const message = found
    ? 'Several materials have this CAS number. Please name the one.'
    : 'There is no material with this CAS number. A new material needs a name.';
  return { column: found ? 'name' : 'cas_number', message };
};

/** Reports rows that would give a category two materials of one name, and further rows about a material. */
const refuseDoubles = (planned: readonly Planned[], problems: CsvProblem[]): void => {
  const rowsByKey = new Map<string, number>();
  const refuse = (key: string, { row }: Planned, column: string) => {
    const earlier = rowsByKey.get(key);
    if (earlier === undefined) rowsByKey.set(key, row.number);
    else problems.push({ row: row.number, column, message: `Row ${earlier} is about the same material.` });
  };
  const branchIds = new Map<Branch, number>();
  const placeOf = ({ branch, known }: Planned): string => {
    if (branch?.id ?? !branch) return branch?.id ?? known?.categoryId ?? '';
    branchIds.set(branch, branchIds.get(branch) ?? branchIds.size);
    return `new ${branchIds.get(branch)}`;
  };
  for (const plan of planned) {
    if (plan.known) refuse(plan.known.id, plan, 'id');
    refuse(nameKey(placeOf(plan), plan.values.name ?? ''), plan, 'name');
  }
};

const isChanged = ({ known, branch, values }: Planned): boolean =>
  known !== undefined &&
  ((branch !== undefined && branch.id !== known.categoryId) ||
    entries.some(([, field]) => normalized(field, values[field]) !== normalized(field, known[field])));

/** Prices that differ only in trailing zeros are equal, and search names in another order. */
const normalized = (field: ProductField, value: string | null): string => {
  if (field === 'searchNames') return writeSearchNames(readSearchNames(value).names);
  return field === 'referencePrice' && value?.includes('.') ? value.replace(/\.?0+$/, '') : (value ?? '');
};

const productOf = ({ known, branch, values }: Planned): Product => {
  const { name, referenceYear, ...others } = values;
  const categoryId = branch?.id ?? known?.categoryId ?? '';
  return {
    id: known?.id ?? newId(),
    ...(others as Omit<ProductValues, 'name' | 'categoryId' | 'referenceYear'>),
    name: name ?? '',
    categoryId,
    referenceYear: referenceYear === null ? null : Number(referenceYear),
  };
};
