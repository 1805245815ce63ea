import { screens } from 'api/pages/screens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { NavLink } from '../../../kit/ui/Link.tsx';
import { color, media, space, type } from '../../../theme.ts';
import { useSession } from '../../accounts/SessionProvider.tsx';
import { areasFor } from './adminAreas.ts';

/** The areas of the admin area: a column on desktops, a row that scrolls on smaller screens. */
export const AdminNavigation = () => {
  const { user } = useSession();
  const bar = useRef<HTMLElement>(null);

  // In the row the current area may be outside of the visible part.
  useEffect(() => {
    const nav = bar.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, []);

  return (
    <Bar ref={bar} aria-label="Admin area" data-screen-only="">
      {areasFor(user?.role).map(({ path, label }) => (
        <Item key={path} to={path} end={path === screens.AdminOverview.path}>
          {label}
        </Item>
      ))}
    </Bar>
  );
};

const Bar = styled.nav`
  position: relative;
  display: grid;
  align-content: start;

  ${media.tablet} {
    display: flex;
    gap: ${space(5)};
    box-shadow: inset 0 -1px ${color.ruleStrong};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

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

  ${media.tablet} {
    min-height: 2.75rem;
    padding-inline: 0;
    border-inline-start: 0;
    border-bottom: 2px solid transparent;
  }
`;
