import type { EntityManager } from '@mikro-orm/postgresql';
import type { RowProblem } from '../../../../csv/readTable.ts';
import { badInput, conflict } from '../../../../common/errors.ts';
import { addJob } from '../../../../jobs/addJob.ts';
import type { Task } from '../../../../jobs/worker.ts';
import { isId } from '../../../../rules/id.ts';
import { toPublicError } from '../../../../schema/errors/publicError.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { quotaOfImports, refuseBeyondQuota } from '../../../../writing/quota.ts';
import { lockRight, transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { skuRules } from '../../../goods/postings/rules.ts';
import { IMPORT_OFFERINGS } from './offeringImport.service.ts';
import { findMaterials, type MaterialsByText } from './productOfRow.ts';
import { putOffering, type Change, type Named, type Put } from './putOffering.service.ts';
import { nameIn, type FileFormat, type FileRow } from './readOfferings.ts';

/** Rows per job, so that imports of other members make progress too. */
const ROWS_PER_TURN = 200;
/** Maximum stored problems per row. */
const MAX_OF_ROW = 20;
/** Of a problem, the characters that show which cell is meant. */
const MAX_WRITTEN = 200;
/** Of a check, the most rows that are stored as changed, and as new; in as many rows at its beginning a missing place is asked for. */
const MAX_CHANGED = 100;
/** A file whose first rows all have problems, such as materials that are not sold here, is not read to its end. */
const FIRST_ROWS = 1_000;
/** Longer rows look up their material themselves. */
const MAX_LOOKED_AT = 10_000;

/** The next row to apply, with its import. */
interface Next extends FileRow {
  seq: number;
  format: FileFormat;
  /** The party that the file was sent for; absent in files that the release before received. */
  party?: string;
  member: string;
  isDryRun: boolean;
  added: number;
  changed: number;
  failed: number;
  rows: number;
}

/** Applies the rows of an import one after the other. Each transaction also stores the progress, so that no row is applied twice. */
export const importTask =
  (unitOfWork: () => EntityManager, onError: (error: unknown) => void): Task =>
  async (payload) => {
    const { id } = payload as { id: string };
    const materials = await materialsOfTurn(unitOfWork(), id);
    for (let rows = 0; rows < ROWS_PER_TURN; rows++)
      if (!(await applyNext(unitOfWork(), id, materials, onError))) return;
    await addJob(unitOfWork(), IMPORT_OFFERINGS, { id }, { key: `import ${id}` });
  };

const TURN = `
select row.given from offering_import imported join offering_import_row row on row.import_id = imported.id
where imported.id = ? and row.seq >= imported.done and row.seq < imported.done + ${ROWS_PER_TURN} and length(row.given) <= ${MAX_LOOKED_AT}`;

/** The materials that the rows of this turn name, looked up at once. */
const materialsOfTurn = async (em: EntityManager, id: string): Promise<MaterialsByText> => {
  const rows = await em.execute<{ given: string }[]>(TURN, [id]);
  const named = rows.map(({ given }) => (JSON.parse(given) as FileRow).given['material']);
  return findMaterials(em, named.filter((each) => !isBlank(each)).map(String));
};

/** Applies the next row; returns false if the import is finished. */
const applyNext = async (
  em: EntityManager,
  id: string,
  materials: MaterialsByText,
  onError: (error: unknown) => void,
): Promise<boolean> => {
  const at: { next?: Next } = {};
  try {
    await transact(em, async (work) => {
      const next = await lockNext(work, id);
      at.next = next;
      if (!next) return;
      // A row with problems is read on, so that all of them are found.
      const isWrong = next.problems.length > 0;
      if (isWrong && Object.keys(next.given).length === 0) return;
      const { outcome, change, asksFor } = await applyRow(
        work,
        isWrong ? { ...next, isDryRun: true } : next,
        materials,
      );
      if (isWrong) return;
      if (next.isDryRun && change && outcome !== 'unchanged' && next[outcome] < MAX_CHANGED)
        await noteChange(work, id, next, change);
      if (next.isDryRun && asksFor && next.seq < MAX_CHANGED)
        await addProblems(work, id, {
          ...next,
          problems: [{ column: nameIn(next.format, 'deliveryLocation'), message: asksFor }],
        });
      await work.execute(`update offering_import set done = done + 1, ${outcome} = ${outcome} + 1 where id = ?`, [id]);
    });
  } catch (error) {
    const shown = toPublicError(error);
    // If the database is unreachable, the job fails and is retried.
    if (!at.next || shown.status === 503) throw error;
    if (shown.status >= 500) onError(error);
    const named = new Set(at.next.problems.map(({ column }) => column));
    const found = problemsOf(shown, at.next.format).filter(({ column }) => column === null || !named.has(column));
    at.next.problems = [...at.next.problems, ...found];
  }
  const { next } = at;
  if (next && next.problems.length > 0) await noteProblems(em, id, next);
  return next !== undefined;
};

const NEXT = `
select row.given, imported.done as seq, imported.user_id as member, imported.is_dry_run as "isDryRun", imported.added, imported.changed,
  imported.failed, imported.row_count as rows
from offering_import imported left join offering_import_row row on row.import_id = imported.id and row.seq = imported.done
where imported.id = ? and imported.finished_at is null
for update of imported`;

/** Locks the import and returns its next row. Finishes the import if there is none. */
const lockNext = async (em: EntityManager, id: string): Promise<Next | undefined> => {
  const [found] = await em.execute<(Omit<Next, keyof FileRow | 'format' | 'party'> & { given: string | null })[]>(
    NEXT,
    [id],
  );
  // The import is finished, or its owner has deleted the account.
  if (!found) return undefined;
  const { given, ...rest } = found;
  if (given !== null) {
    const next = { ...rest, ...(JSON.parse(given) as FileRow & Pick<Next, 'format' | 'party'>) };
    if (next.seq < FIRST_ROWS || next.failed < next.seq) return next;
    await em.execute(NOT_TRIED, [id, next.number, notTried(next)]);
  }
  await em.execute('update offering_import set finished_at = clock_timestamp() where id = ?', [id]);
  await em.execute('delete from offering_import_row where import_id = ?', [id]);
  return undefined;
};

/** First of the problems, because only so many are shown. */
const NOT_TRIED =
  'insert into offering_import_problem (import_id, seq, place, row_number, message) values (?, -1, 0, ?, ?)';

const notTried = ({ seq, rows }: Next): string =>
  `All of the first ${seq.toLocaleString('en-US')} rows have problems, so the other ${(rows - seq).toLocaleString('en-US')} were not tried. Please correct the file and send it again.`;

const applyRow = async (
  em: EntityManager,
  { given, party, member, isDryRun, added }: Next,
  materials: MaterialsByText,
): Promise<Put> => {
  await lockRight(em, member, 'trade');
  if (party && party !== (await actingPartyOf(em, member))) throw conflict(LEFT);
  const { id, sku, ...fields } = given;
  const name = nameOf(id, sku);
  const put = await putOffering(em, member, name, 'id' in name ? { ...fields, sku } : fields, {
    isDryRun,
    isFromFile: true,
    materials,
  });
  // A dry run does not spend the quota, so offerings of earlier rows are added here.
  if (isDryRun && put.outcome === 'added')
    await refuseBeyondQuota(em, member, await quotaOfImports(em, member), added + 1);
  return put;
};

const ADD_CHANGES = `
insert into offering_import_change (import_id, seq, row_number, sku, title, column_name, before, after)
select ?, ?, ?, ?, ?, change.* from json_to_recordset(?::json) as change (field text, before text, after text)`;

const noteChange = async (em: EntityManager, id: string, { seq, number, format }: Next, change: Change) => {
  const fields = change.fields.map((each) => ({ ...each, field: nameIn(format, each.field) }));
  await em.execute(ADD_CHANGES, [id, seq, number, change.sku ?? null, change.title, JSON.stringify(fields)]);
};

const LEFT = 'You act for another company than when you sent the file.';
const NAMELESS = 'The row must have the SKU or the id of an offering.';
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const nameOf = (id: unknown, sku: unknown): Named => {
  if (isBlank(id)) {
    if (isBlank(sku)) throw badInput(NAMELESS, { sku: NAMELESS });
    const named = validated(skuRules, { sku });
    return { sku: named.sku };
  }
  if (typeof id === 'string' && isId(id)) return { id };
  throw badInput('This is not an id of an offering.', { id: 'This is not an id of an offering.' });
};

const problemsOf = ({ message, fields = {} }: ReturnType<typeof toPublicError>, format: FileFormat): RowProblem[] => {
  const named = Object.entries(fields);
  if (named.length === 0) return [{ column: null, message }];
  return named.map(([field, rule]) => ({
    column: nameIn(format, field),
    // Some rules are only the end of a sentence; the message has the whole one.
    message: /^[A-Z]/.test(rule) ? rule : message,
  }));
};

const ADD_PROBLEM = `
insert into offering_import_problem (import_id, seq, place, row_number, column_name, message, written, given) values (?, ?, ?, ?, ?, ?, ?, ?)`;

const addProblems = async (em: EntityManager, id: string, { seq, number, problems, given, format }: Next) => {
  const cells = new Map(Object.entries(given).map(([field, cell]) => [nameIn(format, field), String(cell ?? '')]));
  for (const [place, { column, message }] of problems.slice(0, MAX_OF_ROW).entries()) {
    const written =
      cells
        .get(column ?? '')
        ?.slice(0, MAX_WRITTEN)
        .replaceAll('\u0000', '') ?? null;
    const row = place === 0 ? JSON.stringify(given) : null;
    await em.execute(ADD_PROBLEM, [id, seq, place, number, column, message, written, row]);
  }
};

const noteProblems = (em: EntityManager, id: string, next: Next): Promise<void> =>
  transact(em, async (work) => {
    const current = await lockNext(work, id);
    if (current?.seq !== next.seq) return;
    await addProblems(work, id, next);
    await work.execute('update offering_import set done = done + 1, failed = failed + 1 where id = ?', [id]);
  });
