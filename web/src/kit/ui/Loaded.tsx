import type { ReactNode } from 'react';
import { SkeletonBlock } from './Skeleton.tsx';
import { ErrorState } from './State.tsx';

type LoadedProps<Data> = {
  /** What is loaded, for the error message: 'Your API keys'. */
  title: string;
  query: { data?: Data | undefined; error?: Error | undefined; refetch: () => Promise<unknown> };
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded; its error with a Retry button, or a placeholder until then. */
export const Loaded = <Data,>({ title, query, placeholder = <SkeletonBlock />, children }: LoadedProps<Data>) => {
  if (query.data) return children(query.data);
  if (!query.error) return placeholder;
  return <ErrorState title={`${title} could not be loaded`} onRetry={() => void query.refetch()} />;
};
