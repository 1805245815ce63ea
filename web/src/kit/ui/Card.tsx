import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme.ts';

/** An item in a Grid or CellGrid: a column with `CardFoot` at the bottom. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  background: ${color.sheet};
  border: 1px solid ${color.rule};
  border-radius: ${radius.sheet};

  & a:not([data-covers]),
  & button {
    position: relative;
    z-index: 1;
  }
  &:has(a[data-covers]) {
    transition: box-shadow 120ms;
    ${media.hover} {
      &:hover {
        box-shadow: inset 0 0 0 1px ${color.accent};
      }
    }
  }
`;

/** The card's title as a link that makes the whole card clickable. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Covering to={to} data-covers="">
    {children}
  </Covering>
);

/** The heading of a card: `<CardTitle><CardLink to=…>…</CardLink></CardTitle>`. */
export const CardTitle = styled.h3`
  ${type.subheading};
  font-size: 1rem;
`;

/** The card's footer below a divider: values left, the action right. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 3)};
  margin-top: auto;
  padding-top: ${space(3)};
  border-top: 1px solid ${color.rule};
`;

const Covering = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;
