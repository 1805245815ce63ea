import { paths } from '../../paths.ts';
import type { Completion } from './useCompletions.ts';

/** The page of a completion; null if its text is to be searched for. */
export const completionPath = ({ productId, categoryId, companyId }: Completion): string | null => {
  if (companyId) return paths.company(companyId);
  if (productId) return paths.product(productId);
  return categoryId ? paths.category(categoryId) : null;
};

/** What a completion stands for, shown next to its text; nothing for a material's own name. */
export const completionNote = ({ kind, detail }: Completion): string => {
  if (kind === 'synonym' || kind === 'identifier') return detail ?? '';
  if (kind === 'material') return '';
  if (kind === 'company') return detail ? `Company · ${detail}` : 'Company';
  const name = kind === 'use' ? 'Use' : 'Category';
  return detail ? `${name} · ${detail} ${detail === '1' ? 'material' : 'materials'}` : name;
};
