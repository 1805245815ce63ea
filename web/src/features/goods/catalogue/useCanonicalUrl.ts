import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoryPath, type ListedCategory } from './useCategories.ts';

type Leveled = Pick<ListedCategory, 'id' | 'level'>;

/** Redirects a category opened under another level's URL to its own; true while redirecting. */
export const useCanonicalUrl = (category: Leveled | null | undefined, level: Leveled['level']): boolean => {
  const navigate = useNavigate();
  const own = category && category.level !== level ? categoryPath(category) : null;
  useEffect(() => {
    if (own) void navigate(own, { replace: true });
  }, [own, navigate]);
  return own !== null;
};
