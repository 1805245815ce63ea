import type { Finder, Question } from '../../../reading/searchPlaceholder.ts';
import type { Facets } from '../catalogue/materialFilter.reading.ts';
import { completeText, type Completion } from './engine/completeText.ts';
import { findProducts, type FindOptions, type FoundProducts } from './engine/findProducts.ts';
import type { Queryable } from './index/productSource.ts';

/** Equal searches have equal keys. */
const keyOf = (text: string | null, filter: Facets & FindOptions): string =>
  JSON.stringify([text, Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))], (_key, value: unknown) =>
    value === null || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

/** The searches of one caller. Equal ones at the same time run once, because a screen asks for a list, its reasons and its facets. */
export class ProductFinder implements Finder {
  private readonly running = new Map<string, Promise<FoundProducts>>();

  constructor(private readonly db: Queryable) {}

  find(text: string | null, filter: Facets = {}, options: FindOptions = {}): Promise<FoundProducts> {
    const key = keyOf(text, { ...filter, ...options });
    const same = this.running.get(key);
    if (same) return same;
    const finding = findProducts(this.db, text, filter, options).finally(() => this.running.delete(key));
    this.running.set(key, finding);
    return finding;
  }

  complete(text: string, corrects = true): Promise<Completion[]> {
    return completeText(this.db, text, corrects);
  }

  async ids({ text, filter = {}, which }: Question & { filter?: Facets }): Promise<readonly string[]> {
    const { matches } = await this.find(text, filter);
    const wanted = which === 'all' ? matches : matches.filter(({ isNearest }) => !isNearest);
    return wanted.map(({ productId }) => productId);
  }
}
