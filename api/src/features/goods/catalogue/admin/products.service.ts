import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferType } from 'yup';
import { newId } from '../../../../database/id.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { validated } from '../../../../writing/validated.ts';
import { readLines, readPairs } from '../pairs.ts';
import { materialRules } from '../rules.ts';
import type { MaterialInput } from './catalogueAdmin.inputs.ts';
import { changeCatalogue } from './catalogueChange.ts';
import { findCategory } from './categories.service.ts';
import { saveSearchNames } from './searchNames.service.ts';

export type ProductValues = Omit<InferType<typeof materialRules>, 'categoryId'> & { categoryId: string };
export type Product = ProductValues & { id: string };

/** The columns that admins write, as `json_to_recordset` reads them. */
const COLUMNS = `name text, description text, cas_number text, formula text, synonyms text[], category_id uuid, specifications json,
  safety_data json, reference_price numeric, reference_unit text, reference_year integer`;
const NAMES = COLUMNS.replaceAll(/ [\w[\]]+(?=,|$)/g, '');

const rowOf = ({ id, ...material }: Product) => ({
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

const inChunks = async (em: EntityManager, statement: string, products: readonly Product[]): Promise<void> => {
  for (let at = 0; at < products.length; at += CHUNK)
    await em.execute(statement, [JSON.stringify(products.slice(at, at + CHUNK).map(rowOf))]);
};

export const insertProducts = async (em: EntityManager, materials: readonly Product[]): Promise<void> => {
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

export const updateProducts = async (em: EntityManager, materials: readonly Product[]): Promise<void> => {
  await inChunks(
    em,
    `update product set (${NAMES}) = (${NAMES.replaceAll(/(\w+)/g, 'given.$1')})
     from json_to_recordset(?::json) as given (id uuid, ${COLUMNS}) where product.id = given.id`,
    materials,
  );
  await saveSearchNames(em, materials);
};

const refuseWrongPlace = async (em: EntityManager, { id, name, categoryId }: Product): Promise<void> => {
  if (!(await findCategory(em, categoryId)))
    throw badInput('This category does not exist.', { categoryId: 'does not exist' });
  const taken = await em.execute<unknown[]>(
    `select from product where merged_into_id is null and category_id = ? and lower(name) = lower(?) and id <> ? limit 1`,
    [categoryId, name, id],
  );
  if (taken.length > 0) throw conflict(`There is another material '${name}' in this category.`);
};

/** Inserts one material, in the transaction of the caller, who holds the catalogue's lock. */
export const insertProduct = async (em: EntityManager, values: ProductValues): Promise<string> => {
  const material = { id: newId(), ...values };
  await refuseWrongPlace(em, material);
  await insertProducts(em, [material]);
  return material.id;
};

export const validProduct = (input: MaterialInput): ProductValues => validated(materialRules, input);

/** Adds a material, or changes the one with this id. */
export const saveProduct = (ctx: Context, knownId: string | null, input: MaterialInput): Promise<string> => {
  const values = validProduct(input);
  return changeCatalogue(ctx, async (em, audit) => {
    const id = knownId === null ? await insertProduct(em, values) : await updateProduct(em, knownId, values);
    const kind = knownId === null ? 'catalogue_added' : 'catalogue_edited';
    await audit({ kind, subjectId: id, detail: { name: values.name } });
    return id;
  });
};

const updateProduct = async (em: EntityManager, id: string, values: ProductValues): Promise<string> => {
  const known = isId(id)
    ? await em.execute<unknown[]>('select from product where id = ? and merged_into_id is null', [id])
    : [];
  if (known.length === 0) throw notFound('Material');
  await refuseWrongPlace(em, { id, ...values });
  await updateProducts(em, [{ id, ...values }]);
  return id;
};
