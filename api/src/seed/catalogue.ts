import { readCategories, readProducts } from './data.ts';
import { insertRows, type Client } from './rows.ts';
import { present } from './present.ts';

export const insertCatalogue = async (client: Client): Promise<void> => {
  const categories = planCategories();
  await insertRows(client, 'category', [...categories.values()]);
  const rows = readProducts().map(({ category, reference, ...material }) => ({
    ...material,
    categoryId: present(categories.get(category)).id,
    referencePrice: reference.price,
    referenceUnit: reference.unit,
    referenceYear: reference.year,
    offerCount: 0,
  }));
  await insertRows(client, 'product', rows);
};

/** The time that the ids of categories contain. */
const CREATED_AT = '2025-01-06T08:00:00.000Z';

/** By key; parents come before their children. */
const planCategories = () => {
  const categories = new Map<string, { id: string; path: string[]; position: number } & Record<string, unknown>>();
  /** Number of categories per level so far: families of different industries share one order. */
  const counts: number[] = [];
  for (const { id, key, name, description, parent } of readCategories()) {
    const above = parent === null ? undefined : categories.get(parent);
    const level = above?.path.length ?? 0;
    const position = counts[level] ?? 0;
    counts[level] = position + 1;
    const path = [...(above?.path ?? []), id];
    categories.set(key, { id, createdAt: CREATED_AT, name, description, parentId: above?.id ?? null, path, position });
  }
  return categories;
};
