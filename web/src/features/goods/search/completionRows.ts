import { paths } from '../../../paths.ts';
import type { SearchCompletionsQuery } from './SearchCompletions.generated.ts';
import type { SearchEverythingQuery } from './SearchDialog.generated.ts';

type Completion = SearchCompletionsQuery['searchCompletions'][number];
export type Found = SearchCompletionsQuery & Partial<SearchEverythingQuery>;

export type CompletionRow = {
  text: string;
  /** What it stands for, shown next to its text. */
  note: string;
  /** Its page; null if the text is to be searched for. */
  path: string | null;
};

const pathOf = ({ productId, categoryId, companyId }: Completion): string | null => {
  if (companyId) return paths.company(companyId);
  if (productId) return paths.product(productId);
  return categoryId ? paths.category(categoryId) : null;
};

/** Nothing for a material's own name. */
const noteOf = ({ kind, detail }: Completion): string => {
  if (kind === 'synonym' || kind === 'identifier') return detail ?? '';
  if (kind === 'material') return '';
  if (kind === 'company') return detail ? `Company · ${detail}` : 'Company';
  const name = kind === 'use' ? 'Use' : 'Category';
  return detail ? `${name} · ${detail} ${detail === '1' ? 'material' : 'materials'}` : name;
};

/** Own records show the number by which they were found. */
export const completionRows = ({ searchCompletions, orders, quotes, offerings }: Found): CompletionRow[] => [
  ...searchCompletions.map((each) => ({ text: each.text, note: noteOf(each), path: pathOf(each) })),
  ...(orders?.nodes ?? []).map(({ id, title, number, purchaseOrderNumber }) => ({
    text: title,
    note: ['Order', number, purchaseOrderNumber].filter(Boolean).join(' · '),
    path: paths.order(id),
  })),
  ...(quotes?.nodes ?? []).map(({ id, number, offering }) => ({
    text: offering.title,
    note: `Quote · ${number}`,
    path: paths.quote(id),
  })),
  ...(offerings?.nodes ?? []).map(({ id, title, sku, company }) => ({
    text: title,
    note: ['Offering', sku ?? company?.companyName].filter(Boolean).join(' · '),
    path: paths.offering(id),
  })),
];
