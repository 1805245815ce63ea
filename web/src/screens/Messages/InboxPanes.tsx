import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/ui/Button.tsx';
import type { PagedStatus } from '../../kit/ui/PagedList.tsx';
import { ShowMoreOf, type Paged } from '../../kit/ui/ShowMore.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, media, space, type } from '../../theme.ts';

type InboxPanesProps = PagedStatus & {
  label: string;
  rows: readonly ReactNode[];
  list: Paged<unknown>;
  /** Shown while nothing is open. */
  hint: string;
  /** What is open. */
  children: ReactNode;
};

/** The list and what is open; on narrow screens one of the two. */
export const InboxPanes = ({ label, rows, list, isFetchingMore, onMore, hint, children }: InboxPanesProps) => (
  <Panes>
    <List $isHidden={Boolean(children)}>
      <ul aria-label={label}>{rows}</ul>
      <More>
        <ShowMoreOf list={list} busy={isFetchingMore} onMore={onMore} />
      </More>
    </List>
    <Reading $isHidden={!children}>{children || <Nothing>{hint}</Nothing>}</Reading>
  </Panes>
);

export const Nothing = ({ children }: { children: string }) => (
  <Middle>
    <Text $tone="inkSoft">{children}</Text>
  </Middle>
);

/** The way back to the list, where it is hidden. */
export const BackButton = ({ onBack, children }: { onBack: () => void; children: string }) => (
  <Back>
    <Button variant="quiet" size="small" icon={ArrowLeft} onClick={onBack}>
      {children}
    </Button>
  </Back>
);

/** The title of what is open. On phones the pressed row is hidden now, so the focus moves here. */
export const PaneTitle = ({ className, children }: { className?: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Title ref={heading} tabIndex={-1} className={className}>
      {children}
    </Title>
  );
};

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
  height: max(30rem, 100vh - 17rem);
  background: ${color.sheet};
  border: 1px solid ${color.rule};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
  }
`;

const List = styled.div<{ $isHidden: boolean }>`
  overflow-y: auto;
  border-inline-end: 1px solid ${color.rule};

  ${media.tablet} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'block')};
    border-inline-end: 0;
  }
`;

const Reading = styled.div<{ $isHidden: boolean }>`
  min-height: 0;
  overflow-y: auto;

  ${media.tablet} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'block')};
  }
`;

const More = styled.div`
  position: relative;

  &:has(button) {
    padding: ${space(4)};
  }
`;

const Middle = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(20, 8)};
`;

const Back = styled.div`
  display: none;
  margin-inline-start: ${space(-3)};

  ${media.tablet} {
    display: block;
  }
`;

const Title = styled.h2`
  ${type.heading};
`;
