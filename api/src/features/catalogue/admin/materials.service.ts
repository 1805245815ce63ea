import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferType } from 'yup';
import { newId } from '../../../database/id.ts';
import { badInput, conflict, notFound } from '../../../common/errors.ts';
import { isId } from '../../../rules/id.ts';
import type { Context } from '../../../schema/context.ts';
import { validated } from '../../../writing/validated.ts';
import { readLines, readPairs } from '../pairs.ts';
import { materialRules } from '../rules.ts';
import type { MaterialInput } from './catalogueAdmin.inputs.ts';
import { changeCatalogue } from './catalogueChange.ts';
import { findCategory } from './categories.service.ts';
import { saveSearchNames } from './searchNames.service.ts';

export type MaterialValues = Omit<InferType<typeof materialRules>, 'categoryId'> & { categoryId: string };
export type Material = MaterialValues & { id: string };

/** The columns that admins write, as `json_to_recordset` reads them. */
const COLUMNS = `name text, description text, cas_number text, formula text, synonyms text[], category_id uuid, specifications json,
  safety_data json, reference_price numeric, reference_unit text, reference_year integer`;
const NAMES = COLUMNS.replaceAll(/ [\w[\]]+(?=,|$)/g, '');

const rowOf = ({ id, ...material }: Material) => ({
  id,
  name: material.name,
  description: material.description ?? '',
  cas_number: material.casNumber ?? null,
  formula: material.formula ?? null,
  synonyms: readLines(material.synonyms),
  category_id: material.categoryId,
  specifications: readPairs(material.specifications).pairs,
  safety_data: readPairs(material.safetyData).pairs,
  reference_price: material.referencePrice ?? null,
  reference_unit: material.referenceUnit ?? null,
  reference_year: material.referenceYear ?? null,
});

/** Statements of this many rows stay short. */
const CHUNK = 500;

const inChunks = async (em: EntityManager, statement: string, materials: readonly Material[]): Promise<void> => {
  for (let at = 0; at < materials.length; at += CHUNK)
    await em.execute(statement, [JSON.stringify(materials.slice(at, at + CHUNK).map(rowOf))]);
};

export const insertMaterials = async (em: EntityManager, materials: readonly Material[]): Promise<void> => {
  await inChunks(
    em,
    `insert into product (id, ${NAMES}) select id, ${NAMES} from json_to_recordset(?::json) as given (id uuid, ${COLUMNS})`,
    materials,
  );
  await saveSearchNames(
    em,
    materials.filter(({ searchNames }) => searchNames),
  );
};

export const updateMaterials = async (em: EntityManager, materials: readonly Material[]): Promise<void> => {
  await inChunks(
    em,
    `update product set (${NAMES}) = (${NAMES.replaceAll(/(\w+)/g, 'given.$1')})
     from json_to_recordset(?::json) as given (id uuid, ${COLUMNS}) where product.id = given.id`,
    materials,
  );
  await saveSearchNames(em, materials);
};

const refuseWrongPlace = async (em: EntityManager, { id, name, categoryId }: Material): Promise<void> => {
  if (!(await findCategory(em, categoryId)))
    throw badInput('This category does not exist.', { categoryId: 'does not exist' });
  const taken = await em.execute<unknown[]>(
    `select from product where merged_into_id is null and category_id = ? and lower(name) = lower(?) and id <> ? limit 1`,
    [categoryId, name, id],
  );
  if (taken.length > 0) throw conflict(`There is another material '${name}' in this category.`);
};

/** Inserts one material, in the transaction of the caller, who holds the catalogue's lock. */
export const insertMaterial = async (em: EntityManager, values: MaterialValues): Promise<string> => {
  const material = { id: newId(), ...values };
  await refuseWrongPlace(em, material);
  await insertMaterials(em, [material]);
  return material.id;
};

export const validMaterial = (input: MaterialInput): MaterialValues => validated(materialRules, input);

/** Adds a material, or changes the one with this id. */
export const saveMaterial = (ctx: Context, knownId: string | null, input: MaterialInput): Promise<string> => {
  const values = validMaterial(input);
  return changeCatalogue(ctx, async (em, audit) => {
    const id = knownId === null ? await insertMaterial(em, values) : await updateMaterial(em, knownId, values);
    const kind = knownId === null ? 'catalogue_added' : 'catalogue_edited';
    await audit({ kind, subjectId: id, detail: { name: values.name } });
    return id;
  });
};

const updateMaterial = async (em: EntityManager, id: string, values: MaterialValues): Promise<string> => {
  const known = isId(id)
    ? await em.execute<unknown[]>('select from product where id = ? and merged_into_id is null', [id])
    : [];
  if (known.length === 0) throw notFound('Material');
  await refuseWrongPlace(em, { id, ...values });
  await updateMaterials(em, [{ id, ...values }]);
  return id;
};
