import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/id.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { validated } from '../../writing/validated.ts';
import { readLines } from '../catalogue/pairs.ts';
import { searchFunctionRules } from '../catalogue/rules.ts';
import { readFunctionNames } from '../catalogue/searchNames.ts';
import { changeCatalogue } from './catalogueChange.ts';
import type { SearchFunction, SearchFunctionInput } from './searchFunction.type.ts';

const MAX_FOUND = 50;

/** A function with its names and materials as lines. */
export const FUNCTIONS = `
  select id, name,
    coalesce((select string_agg(text || ' | ' || language, e'\\n' order by language <> 'en', language, text collate "C")
      from function_name where function_id = material_function.id), '') as names,
    coalesce((select string_agg(product.name, e'\\n' order by position, product.name collate "C")
      from function_material join product on product.id = product_id where function_id = material_function.id), '') as materials
  from material_function`;

const FIND = `${FUNCTIONS}
  where ? = '' or strpos(lower(name), ?) > 0
    or exists (select from function_name where function_id = material_function.id and strpos(lower(text), ?) > 0)
    or exists (select from function_material join product on product.id = product_id
      where function_id = material_function.id and strpos(lower(product.name), ?) > 0)
  order by name collate "unicode", id limit ${MAX_FOUND}`;

const MAX_SEARCHED = 200;

/** The first functions by name of which the name, another name or a material contains the text. */
export const findFunctions = (em: EntityManager, search: string): Promise<SearchFunction[]> => {
  if (search.length > MAX_SEARCHED)
    throw badInput(`The search can have at most ${MAX_SEARCHED} characters.`, { search: 'is too long' });
  const wanted = search.trim().toLowerCase();
  return em.execute<SearchFunction[]>(FIND, [wanted, wanted, wanted, wanted]);
};

/** Ids of the materials with these names, in their order. A name in several categories means all of them. */
const materialIds = async (em: EntityManager, names: readonly string[]): Promise<string[]> => {
  const known = await em.execute<{ id: string; name: string }[]>(
    `select id, lower(name) as name from product
     where merged_into_id is null and lower(name) in (select lower(json_array_elements_text(?::json))) order by id`,
    [JSON.stringify(names)],
  );
  return names.flatMap((name) => {
    const found = known.filter((each) => each.name === name.toLowerCase());
    if (found.length === 0)
      throw badInput(`There is no material '${name}'.`, { materials: `'${name}' does not exist` });
    return found.map(({ id }) => id);
  });
};

const writeContents = async (em: EntityManager, id: string, values: SearchFunctionInput): Promise<void> => {
  const products = await materialIds(em, readLines(values.materials));
  for (const table of ['function_name', 'function_material'])
    await em.execute(`delete from ${table} where function_id = ?`, [id]);
  await em.execute(
    `insert into function_name (function_id, text, language)
     select ?::uuid, text, language from json_to_recordset(?::json) as given (text text, language text)`,
    [id, JSON.stringify(readFunctionNames(values.names).names)],
  );
  await em.execute(
    `insert into function_material (function_id, product_id, position)
     select ?::uuid, product.id::uuid, place - 1 from json_array_elements_text(?::json) with ordinality product (id, place)
     on conflict do nothing`,
    [id, JSON.stringify(products)],
  );
};

const refuseTakenName = async (em: EntityManager, id: string, name: string): Promise<void> => {
  const taken = await em.execute<unknown[]>('select from material_function where lower(name) = lower(?) and id <> ?', [
    name,
    id,
  ]);
  if (taken.length > 0) throw conflict(`There is another function '${name}'.`);
};

/** Inserts or changes a function, in the transaction of the caller. */
export const writeFunction = async (em: EntityManager, id: string, values: SearchFunctionInput): Promise<void> => {
  await em.execute(
    'insert into material_function (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
    [id, values.name],
  );
  await writeContents(em, id, values);
};

const findFunction = async (em: EntityManager, id: string): Promise<SearchFunction> => {
  const [found] = isId(id) ? await em.execute<SearchFunction[]>(`${FUNCTIONS} where id = ?`, [id]) : [];
  if (!found) throw notFound('Function');
  return found;
};

/** Adds a function, or changes the one with this id. */
export const saveFunction = (ctx: Context, id: string | null, input: SearchFunctionInput): Promise<SearchFunction> => {
  const values = validated(searchFunctionRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    if (id !== null) await findFunction(em, id);
    const saved = id ?? newId();
    await refuseTakenName(em, saved, values.name);
    await writeFunction(em, saved, values);
    const detail = { name: values.name, change: id === null ? 'added' : 'changed' };
    await audit({ kind: 'search_function_changed', subjectId: saved, detail });
    return findFunction(em, saved);
  });
};

export const removeFunction = (ctx: Context, id: string): Promise<void> =>
  changeCatalogue(ctx, async (em, audit) => {
    const { name } = await findFunction(em, id);
    await em.execute('delete from material_function where id = ?', [id]);
    await audit({ kind: 'search_function_changed', subjectId: id, detail: { name, change: 'removed' } });
  });
