import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/id.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { isId } from '../../rules/id.ts';
import { validated } from '../../writing/validated.ts';
import { categoryRules, levels } from '../catalogue/rules.ts';
import type { CategoryInput } from './catalogueAdmin.inputs.ts';
import { changeCatalogue } from './catalogueChange.ts';

export interface StoredCategory {
  id: string;
  name: string;
  description: string;
  parentId: string | null;
  /** Ids from the industry down to this one. */
  path: string[];
}

const FIND = `select id, name, description, parent_id as "parentId", to_json(path) as path from category
  where merged_into_id is null and id = ?`;

export const findCategory = async (em: EntityManager, id: string): Promise<StoredCategory | undefined> =>
  isId(id) ? (await em.execute<StoredCategory[]>(FIND, [id]))[0] : undefined;

/** Inserts a category as the last of its level; `parent` is undefined for an industry. */
export const insertCategory = async (
  em: EntityManager,
  { name, description }: { name: string; description: string },
  parent: Pick<StoredCategory, 'id' | 'path'> | undefined,
): Promise<{ id: string; path: string[] }> => {
  const id = newId();
  const path = [...(parent?.path ?? []), id];
  await em.execute(
    `insert into category (id, name, description, parent_id, path, position)
     select ?, ?, ?, ?, ?::uuid[], coalesce(max(position) + 1, 0) from category where cardinality(path) = ?`,
    [id, name, description, parent?.id ?? null, `{${path.join(',')}}`, path.length],
  );
  return { id, path };
};

const refuseTakenName = async (
  em: EntityManager,
  name: string,
  parentId: string | null,
  ownId: string | null,
): Promise<void> => {
  const taken = await em.execute<unknown[]>(
    `select from category where merged_into_id is null and lower(name) = lower(?)
       and parent_id is not distinct from ?::uuid and id is distinct from ?::uuid limit 1`,
    [name, parentId, ownId],
  );
  if (taken.length > 0) throw conflict(`There is another category '${name}' here.`);
};

const parentOf = async (
  em: EntityManager,
  parentId: string | null | undefined,
): Promise<StoredCategory | undefined> => {
  if (!parentId) return undefined;
  const parent = await findCategory(em, parentId);
  if (!parent) throw badInput('This parent category does not exist.', { parentId: 'does not exist' });
  if (parent.path.length >= levels.length)
    throw badInput('The catalogue has three levels: industry, product family and category.', {
      parentId: 'must be an industry or a product family',
    });
  return parent;
};

export const addCategory = (ctx: Context, input: CategoryInput): Promise<string> => {
  const { name, description, parentId } = validated(categoryRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    const parent = await parentOf(em, parentId);
    await refuseTakenName(em, name, parent?.id ?? null, null);
    const { id } = await insertCategory(em, { name, description: description ?? '' }, parent);
    await audit({ kind: 'catalogue_added', subjectId: id, detail: { name } });
    return id;
  });
};

/** Changes a category; a new parent must be on the level of the old one, so that addresses stay valid. */
export const editCategory = (ctx: Context, id: string, input: CategoryInput): Promise<void> => {
  const { name, description, parentId } = validated(categoryRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    const category = await findCategory(em, id);
    if (!category) throw notFound('Category');
    const parent = await parentOf(em, parentId);
    if ((parent?.path.length ?? 0) !== category.path.length - 1)
      throw badInput('A category keeps its level: choose a parent of the same level as before.', {
        parentId: 'must be on the same level as before',
      });
    await refuseTakenName(em, name, parent?.id ?? null, id);
    await em.execute('update category set name = ?, description = ? where id = ?', [name, description ?? '', id]);
    if (parent && parent.id !== category.parentId) await moveCategory(em, category, parent);
    await audit({ kind: 'catalogue_edited', subjectId: id, detail: { name } });
  });
};

/** Moves a category with everything below it. */
export const moveCategory = async (
  em: EntityManager,
  { id, path }: Pick<StoredCategory, 'id' | 'path'>,
  parent: Pick<StoredCategory, 'id' | 'path'>,
): Promise<void> => {
  await em.execute('update category set path = ?::uuid[] || path[?:] where path @> array[?]::uuid[]', [
    `{${parent.path.join(',')}}`,
    path.length,
    id,
  ]);
  await em.execute('update category set parent_id = ? where id = ?', [parent.id, id]);
};
