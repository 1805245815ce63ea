import { readCategories, readMaterials, type MaterialData } from './data.ts';
import { toCents } from './money.ts';
import { randomOf } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { later, MINUTE } from './time.ts';
import { present } from './present.ts';

export interface Material extends MaterialData {
  id: string;
  family: string;
  /** Reference price per unit. */
  cents: number;
}

// A fixed date before the market's day keeps ids, and therefore URLs, the same on every day.
const FOUNDED = new Date('2025-01-06T08:00:00.000Z');
const BUILDING_MINUTES = 120 * 24 * 60;

export const planMaterials = (): Material[] =>
  readMaterials().map((material) => ({
    ...material,
    id: randomOf('product id', material.name).id(createdAt(material)),
    cents: toCents(material.reference.price),
  }));

const createdAt = ({ name }: MaterialData) =>
  later(FOUNDED, randomOf('product', name).whole(24 * 60, BUILDING_MINUTES) * MINUTE);

export const insertCatalogue = async (client: Client, materials: readonly Material[]): Promise<void> => {
  const categories = planCategories();
  await insertRows(client, 'category', [...categories.values()]);
  const rows = materials.map((material) => ({
    id: material.id,
    createdAt: createdAt(material),
    name: material.name,
    description: material.description,
    casNumber: material.casNumber,
    formula: material.formula,
    synonyms: material.synonyms,
    categoryId: present(categories.get(material.category)).id,
    specifications: material.specifications,
    safetyData: material.safetyData,
    referencePrice: material.reference.price,
    referenceUnit: material.reference.unit,
    referenceYear: material.reference.year,
    offerCount: 0,
  }));
  await insertRows(client, 'product', rows);
};

/** By key; parents come before their children. */
const planCategories = () => {
  const categories = new Map<string, { id: string; path: string[]; position: number } & Record<string, unknown>>();
  /** Number of categories per level so far: families of different industries share one order. */
  const counts: number[] = [];
  for (const { key, name, description, parent } of readCategories()) {
    const id = randomOf('category', key).id(FOUNDED);
    const above = parent === null ? undefined : categories.get(parent);
    const level = above?.path.length ?? 0;
    const position = counts[level] ?? 0;
    counts[level] = position + 1;
    const path = [...(above?.path ?? []), id];
    categories.set(key, { id, createdAt: FOUNDED, name, description, parentId: above?.id ?? null, path, position });
  }
  return categories;
};
