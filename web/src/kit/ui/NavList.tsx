import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { NavLink } from './Link.tsx';
import { useCurrentInSight } from './useCurrentInSight.ts';

type NavListProps = { label: string; isRow?: boolean; links: readonly { to: string; label: string; end?: boolean }[] };

/** Links to pages that belong together: a column that becomes a row on smaller screens, or always a row, which scrolls. */
export const NavList = ({ label, isRow, links }: NavListProps) => {
  const bar = useRef<HTMLElement>(null);
  useCurrentInSight(bar);
  return (
    <Bar ref={bar} aria-label={label} data-screen-only="" $isRow={isRow}>
      {links.map((link) => (
        <Item key={link.to} to={link.to} end={link.end}>
          {link.label}
        </Item>
      ))}
    </Bar>
  );
};

const Item = styled(NavLink)`
  ${type.body};
  font-weight: 500;
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  padding-inline: ${space(3)};
  color: ${color.inkSoft};
  border-inline-start: 2px solid ${color.rule};
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    color: ${color.ink};
    font-weight: 580;
    border-color: ${color.accent};
  }
`;

const row = css`
  display: flex;
  gap: ${space(5)};
  box-shadow: inset 0 -1px ${color.ruleStrong};
  overflow-x: auto;
  scrollbar-width: none;

  & > ${Item} {
    min-height: 2.75rem;
    padding-inline: 0;
    border-inline-start: 0;
    border-bottom: 2px solid transparent;
  }
  & > ${Item}[aria-current='page'] {
    border-color: ${color.accent};
  }
`;

const Bar = styled.nav<{ $isRow?: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  ${({ $isRow }) => $isRow && row};

  ${media.tablet} {
    ${row};
  }
`;
