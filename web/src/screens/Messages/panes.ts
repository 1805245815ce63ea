import { styled } from 'styled-components';
import { color, media, space } from '../../theme.ts';

/** The list and what is open; on narrow screens one of the two. */
export const Panes = styled.div`
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

export const List = styled.div<{ $isHidden: boolean }>`
  overflow-y: auto;
  border-inline-end: 1px solid ${color.rule};

  ${media.tablet} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'block')};
    border-inline-end: 0;
  }
`;

export const Reading = styled.div<{ $isHidden: boolean }>`
  min-height: 0;
  overflow-y: auto;

  ${media.tablet} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'block')};
  }
`;

export const More = styled.div`
  position: relative;

  &:has(button) {
    padding: ${space(4)};
  }
`;

export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(20, 8)};
`;

/** The way back to the list, where it is hidden. */
export const Back = styled.div`
  display: none;
  margin-inline-start: ${space(-3)};

  ${media.tablet} {
    display: block;
  }
`;
