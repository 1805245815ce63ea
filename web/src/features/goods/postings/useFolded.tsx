import { useState, type ReactNode } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { foldRuns } from './foldRuns.ts';

type Posting = { id: string; userId: string; company: { id: string; companyName?: string } | null };

export type Folded = {
  /** What opens the folded rows behind this one. */
  moreAfter: (item: { id: string }) => ReactNode;
};

/** Folds the postings of one company in succession; `foldOf` gives the rows to show. */
export const useFolded = () => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return <T extends Posting>(postings: readonly T[]): Folded & { shown: readonly T[] } => {
    const { shown, hidden } = foldRuns(postings, ({ company, userId }) => company?.id ?? userId, opened);
    const moreAfter = ({ id }: { id: string }) => {
      const folded = hidden.get(id);
      const name = shown.find((posting) => posting.id === id)?.company?.companyName ?? 'this trader';
      return (
        folded && (
          <div>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setOpened((before) => new Set([...before, folded.run]))}
            >
              and {folded.count} more of {name}
            </Button>
          </div>
        )
      );
    };
    return { shown, moreAfter };
  };
};
