import type { ReactNode } from 'react';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';

type LoadedListProps = {
  isLoaded: boolean;
  /** Says what could not be loaded. */
  title: string;
  status: { isFailed: boolean; onRetry: () => void };
  children: ReactNode;
};

/** What it contains, once it is loaded. */
export const LoadedList = ({ isLoaded, title, status, children }: LoadedListProps) => {
  if (isLoaded) return children;
  if (status.isFailed) return <ErrorState title={title} onRetry={status.onRetry} />;
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height="28rem" />
    </div>
  );
};
