import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, media, space } from '../../theme.ts';

type Gap = 0 | 0.5 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** The page column of every screen; `narrow` for forms and prose. */
export const Page = styled.div<{ $narrow?: boolean; $gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 10 }) => space($gap)};
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? measure.narrow : measure.page)};
  margin-inline: auto;
  padding: ${space(8, 6, 16)};

  ${media.phone} {
    gap: ${({ $gap = 10 }) => space(Math.min($gap, 8))};
    padding: ${space(5, 4, 12)};
  }
`;

/** A vertical stack. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space($gap)};
`;

/** A horizontal row that wraps. */
export const Row = styled.div<{ $gap?: Gap; $align?: string; $justify?: string; $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/** As many equal columns of at least `$min` as fit. */
export const Grid = styled.div<{ $min?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: ${({ $gap = 4 }) => space($gap)};
`;

/** Like Grid, but cells share their borders. Children: `Cell`, or a `Card` with `$flush`. */
export const CellGrid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '17rem' }) => $min}), 1fr));
  padding: 0 1px 1px 0;

  /* Adjacent cells overlap by the width of their border. */
  && > * {
    margin: 0 -1px -1px 0;
    border: 1px solid ${color.rule};
    border-radius: 0;
  }
`;

/** A main column with a side column that moves below it on tablets. */
export const Columns = styled.div<{ $side?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${({ $side = '20rem' }) => $side});
  align-items: start;
  gap: ${({ $gap = 8 }) => space($gap)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Search, filters and actions above a list: one line on desktops, stacked on phones. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  & > :first-child {
    flex: 1 1 18rem;
  }
  ${media.phone} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

/** Pushes the following items of a Row to the end. */
export const Spacer = () => <Push aria-hidden />;

/** The style of what is for screen readers only. */
export const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <Hidden>{children}</Hidden>;

const Push = styled.span`
  margin-inline-start: auto;
`;

const Hidden = styled.span`
  ${hidden};
`;
