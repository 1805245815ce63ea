import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import { Button } from './Button.tsx';
import { hidden } from './Layout.tsx';

export type Paged<Item> = {
  totalCount?: number;
  nodes?: readonly Item[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
};

type ShowMoreProps = {
  shown: number;
  total?: number;
  /** Name of the counted items, if they are not the items above. */
  noun?: string;
  hasMore: boolean;
  /** For lists that grow by themselves, whose count is not announced each time. */
  isQuiet?: boolean;
  busy?: boolean;
  onMore: () => void;
};

/** '40 of 1,284 shown' and a button for more. Once everything is shown, this is visible to screen readers only. */
export const ShowMore = ({ shown, total, noun, hasMore, isQuiet, busy, onMore }: ShowMoreProps) => {
  const count = shown.toLocaleString('en-US');
  const words = [count, total !== undefined && `of ${total.toLocaleString('en-US')}`, noun, 'shown'];
  return (
    <TextLine>
      <Position role={isQuiet ? undefined : 'status'}>{words.filter(Boolean).join(' ')}</Position>
      {hasMore && (
        <Button variant="secondary" busy={busy} busyText="Loading..." onClick={onMore}>
          Show more
        </Button>
      )}
    </TextLine>
  );
};

type ShowMoreOfProps = Pick<ShowMoreProps, 'noun' | 'busy' | 'isQuiet'> & {
  list: Paged<unknown>;
  onMore: (after: string) => void;
};

/** The same for a list that goes on after a cursor. */
export const ShowMoreOf = ({ list: { nodes = [], totalCount, pageInfo }, onMore, ...rest }: ShowMoreOfProps) => (
  <ShowMore
    {...rest}
    shown={nodes.length}
    total={totalCount}
    hasMore={pageInfo?.hasNextPage ?? false}
    onMore={() => pageInfo?.endCursor && onMore(pageInfo.endCursor)}
  />
);

const TextLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  /* No visible content without a button. */
  &:not(:has(button)) {
    ${hidden};
  }
`;

const Position = styled.span`
  ${type.data};
  color: ${color.inkSoft};
`;
