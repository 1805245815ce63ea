import { useSearchParams } from 'react-router-dom';

/** The page to open after signing in, for links between the pages that lead there. */
export const useNextParam = (): string | undefined => {
  const [params] = useSearchParams();
  return params.get('next') ?? undefined;
};
