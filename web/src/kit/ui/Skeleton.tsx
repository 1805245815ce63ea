import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../theme.ts';
import { Card } from './Card.tsx';
import { CellGrid, Grid, Stack, VisuallyHidden } from './Layout.tsx';

type BlockProps = { width?: string; height?: string };

/** A grey placeholder bar. */
export const Skeleton = ({ width = '100%', height = '1em' }: BlockProps) => (
  <Bar aria-hidden data-skeleton="" style={{ width, height }} />
);

/** Placeholder lines of text; the last one is shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <Stack $gap={2}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="0.9em" />
    ))}
  </Stack>
);

type SkeletonCardsProps = { count: number; min?: string; height?: string; cells?: boolean };

/** `count` placeholder cards in the layout of Grid (or CellGrid with `cells`). */
export const SkeletonCards = ({ count, min, height = '9rem', cells }: SkeletonCardsProps) => {
  const Frame = cells ? CellGrid : Grid;
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Frame $min={min}>
        {Array.from({ length: count }, (_, card) => (
          <Card key={card} as="div" data-skeleton-card="" style={{ minHeight: height }}>
            <Skeleton width="38%" height="0.8em" />
            <Skeleton width="74%" height="1.1em" />
            <SkeletonText lines={2} />
          </Card>
        ))}
      </Frame>
    </div>
  );
};

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Bar = styled.span`
  display: block;
  max-width: 100%;
  background: ${color.rule};
  border-radius: ${radius.small};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** In the place of a part of the page that is loading. */
export const SkeletonBlock = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height="24rem" />
  </div>
);
