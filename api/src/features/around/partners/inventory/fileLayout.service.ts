import type { EntityManager } from '@mikro-orm/postgresql';
import { array, object, string } from 'yup';
import { optionalWord, text } from '../../../../rules/values.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { MAX_NAME } from '../../../goods/catalogue/rules.ts';
import { fileFields } from '../../../goods/postings/offeringTerms.ts';
import type { FileLayoutInput } from './fileLayout.inputs.ts';
import { keyOf, type FileLayout } from './fileLayout.ts';

const MAX_KEPT = 50;
const MAX_MATERIALS = 100;
// A small file must not become a large one: each row repeats these.
const MAX_VALUE = 200;
const MAX_FIELDS_OF_COLUMN = 3;

const isModest = (columns: { column?: string | null | undefined }[] | null | undefined): boolean =>
  [...Map.groupBy(columns ?? [], ({ column }) => column)].every(
    ([column, fields]) => !column || fields.length <= MAX_FIELDS_OF_COLUMN,
  );

const field = string()
  .oneOf([...fileFields], 'This is not a field of offerings.')
  .required();
const columnName = string().max(100, 'Column must be at most 100 characters.');
const layoutRules = object({
  header: array().of(columnName.required()).min(1).max(200, 'A file can have at most 200 columns.').required(),
  columns: array()
    .of(
      object({
        field,
        column: columnName.nullable(),
        value: string().max(MAX_VALUE, `Value must be at most ${MAX_VALUE} characters.`).nullable(),
      }),
    )
    .max(fileFields.length)
    .nullable()
    .test('modest', `A column can be read as at most ${MAX_FIELDS_OF_COLUMN} fields.`, isModest),
  decimalSign: optionalWord(['.', ','], 'Decimal sign'),
  materials: array()
    .of(object({ written: text('Material', MAX_NAME), name: text('Material', MAX_NAME).notRequired() }))
    .max(MAX_MATERIALS, `At most ${MAX_MATERIALS} materials can be chosen.`)
    .nullable(),
});

const KNOWN = 'select layout from file_layout where party_id = ? and header_key = ? for update';
const SAVE = `
insert into file_layout (party_id, header_key, user_id, layout) values (?, ?, ?, ?::jsonb)
on conflict (party_id, header_key) do update set user_id = excluded.user_id, layout = excluded.layout, updated_at = clock_timestamp()`;
const LATEST = `select header_key from file_layout where party_id = ? order by updated_at desc limit ${MAX_KEPT}`;

/** Remembers for the member's company how files with this header are read. */
export const setFileLayout = async (ctx: Context, input: FileLayoutInput): Promise<boolean> => {
  const member = memberOf(ctx);
  const { header, columns, decimalSign, materials } = validated(layoutRules, input);
  await transact(ctx.em, async (em) => {
    const party = await actingPartyOf(em, member);
    const [known] = await em.execute<{ layout: FileLayout }[]>(KNOWN, [party, keyOf(header)]);
    const chosen = new Map([...(known?.layout.materials ?? []), ...(materials ?? [])].map((one) => [one.written, one]));
    const read = columns ? { columns, decimalSign } : known?.layout;
    const layout = { ...read, header, materials: [...chosen.values()].slice(-MAX_MATERIALS) };
    await em.execute(SAVE, [party, keyOf(header), member, JSON.stringify(layout)]);
    await em.execute(`delete from file_layout where party_id = ? and header_key not in (${LATEST})`, [party, party]);
  });
  return true;
};

/** The layouts of a party, the latest first. */
export const layoutsOf = async (em: EntityManager, party: string): Promise<FileLayout[]> => {
  const select = 'select layout from file_layout where party_id = ? order by updated_at desc';
  return (await em.execute<{ layout: FileLayout }[]>(select, [party])).map(({ layout }) => layout);
};
