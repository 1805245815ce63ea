import { productNames, productText } from './lists.ts';
import { relevance } from './relevance.ts';
import { compareNames, compareText, textArray } from './values.ts';
import { text, type Asking, type Row } from './world.ts';

const name = (row: Row): string => text(row, 'name');
const offers = (row: Row): number => Number(row['offer_count']);
const mostOffersFirst = (a: Row, b: Row): number => offers(b) - offers(a) || compareNames(name(a), name(b));

export const searchSuggestions = ({ world }: Asking, asked: string): unknown => {
  const query = asked.trim();
  const words = query.toLowerCase().split(/\s+/);
  const hits = world.product
    .filter((row) => words.every((word) => productText(row).toLowerCase().includes(word)))
    .sort((a, b) => compareNames(relevance(a, query), relevance(b, query)) || compareText(text(a, 'id'), text(b, 'id')))
    .slice(0, 5);
  const categories = new Set(hits.map((row) => row['category_id']));
  const holdsAll = (names: string): boolean => words.every((word) => names.toLowerCase().includes(word));
  /** 2: by its name, or by the whole of another name; 1: within its other names; 0: elsewhere. */
  const named = (row: Row): number => {
    const others = [row['cas_number'], row['formula'], ...textArray(text(row, 'synonyms'))];
    if (holdsAll(name(row)) || others.some((other) => other?.toLowerCase() === query.toLowerCase())) return 2;
    return holdsAll(productNames(row)) ? 1 : 0;
  };
  const best = Math.max(1, ...hits.map(named));
  const kinds = new Set(hits.filter((row) => named(row) === best).map((row) => row['category_id']));
  const beside = world.product.filter((row) => kinds.has(row['category_id']!) && !hits.includes(row));
  const action = (id: string, title: string, description: string, icon: string) => ({
    id,
    title,
    description,
    icon,
    requiresAuth: true,
  });
  return {
    suggestions: hits.map(name),
    alternatives: beside.sort(mostOffersFirst).slice(0, 4).map(name),
    categories: world.category
      .filter((row) => categories.has(text(row, 'id')))
      .map(name)
      .sort(compareText),
    suggestedActions: [
      action('start-rfp', 'Start RFP', `Create a request for proposals for ${query}`, 'FileText'),
      action('start-auction', 'Start eAuction', `Launch an auction for ${query}`, 'Gavel'),
      action(
        'marketplace-post',
        'Marketplace Posting',
        `Post an RFP or an offering for ${query} in the marketplace`,
        'ShoppingCart',
      ),
    ],
  };
};
