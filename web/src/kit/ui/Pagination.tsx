import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import { Button } from './Button.tsx';

type PaginationProps = { page: number; pages: number; onPage: (page: number) => void };

/** Previous, 'Page 2 of 14', Next. Renders nothing for a single page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <Line as="nav" aria-label="Pages">
      <Button
        variant="secondary"
        size="small"
        icon={<ChevronLeft size={16} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <Position>
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </Position>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight size={16} aria-hidden />
      </Button>
    </Line>
  );
}

type ShowMoreProps = {
  shown: number;
  total?: number;
  /** What is counted, if not the items above. */
  noun?: string;
  hasMore: boolean;
  busy?: boolean;
  onMore: () => void;
};

/** '40 of 1,284 shown' and a button for more. Once everything is shown, this is visible to screen readers only. */
export function ShowMore({ shown, total, noun, hasMore, busy, onMore }: ShowMoreProps) {
  const count = shown.toLocaleString('en-US');
  const words = [count, total !== undefined && `of ${total.toLocaleString('en-US')}`, noun, 'shown'];
  return (
    <Line>
      <Position role="status">{words.filter(Boolean).join(' ')}</Position>
      {hasMore && (
        <Button variant="secondary" busy={busy} busyText="Loading..." onClick={onMore}>
          Show more
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  /* No visible content without a button. */
  &:not(:has(button)) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Position = styled.span`
  ${type.data};
  color: ${color.inkSoft};
`;
