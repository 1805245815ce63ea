import type { ReactNode } from 'react';
import { EmptyState } from './State.tsx';

type EmptyOwnListProps = { noun: string; search: string; onClear: () => void; first?: ReactNode };

/** An own list without entries: what to do `first`, nothing in this state, or nothing that the search finds. */
export const EmptyOwnList = ({ noun, search, onClear, first }: EmptyOwnListProps) => {
  if (!search) return first ?? <EmptyState as="h2" title={`No ${noun} with this status`} />;
  const text = `None of your ${noun} matches "${search}".`;
  return <EmptyState as="h2" title={`No ${noun} found`} text={text} onClear={onClear} />;
};
