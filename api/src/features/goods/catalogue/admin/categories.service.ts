import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../../database/id.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { isId } from '../../../../rules/id.ts';
import { validated } from '../../../../writing/validated.ts';
import { categoryRules, levels } from '../rules.ts';
import type { CategoryInput } from './catalogueAdmin.inputs.ts';
import { changeCatalogue } from './catalogueChange.ts';

interface StoredCategory {
  id: string;
  parentId: string | null;
  /** Ids from the industry down to this one. */
  path: string[];
}

const FIND = `select id, parent_id as "parentId", to_json(path) as path from category
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

/** Adds a category, or changes the one with this id; it keeps its level, so that addresses stay valid. */
export const saveCategory = (ctx: Context, knownId: string | null, input: CategoryInput): Promise<string> => {
  const { name, description: given, parentId } = validated(categoryRules, input);
  const description = given ?? '';
  return changeCatalogue(ctx, async (em, audit) => {
    const known = knownId === null ? undefined : await findCategory(em, knownId);
    if (knownId !== null && !known) throw notFound('Category');
    const parent = await parentOf(em, parentId);
    if (known && (parent?.path.length ?? 0) !== known.path.length - 1)
      throw badInput('A category keeps its level: choose a parent of the same level as before.', {
        parentId: 'must be on the same level as before',
      });
    await refuseTakenName(em, name, parent?.id ?? null, knownId);
    if (known)
      await em.execute('update category set name = ?, description = ? where id = ?', [name, description, known.id]);
    if (known && parent && parent.id !== known.parentId) await moveCategory(em, known, parent);
    const { id } = known ?? (await insertCategory(em, { name, description }, parent));
    await audit({ kind: known ? 'catalogue_edited' : 'catalogue_added', subjectId: id, detail: { name } });
    return id;
  });
};

/** Moves a category with everything below it. */
const moveCategory = async (
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
