import { NavLink } from '../../kit/ui/Link.tsx';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import type { NavigationLink } from './navigation.ts';

/** The header's links; the current one stands on a line of the accent. */
export const Navigation = ({ links }: { links: readonly NavigationLink[] }) => (
  <Bar aria-label="Main">
    {links.map(({ to, label }) => (
      <Item key={to} to={to} end={to === '/'}>
        {label}
      </Item>
    ))}
  </Bar>
);

const Bar = styled.nav`
  display: flex;
  gap: ${space(5)};
`;

const Item = styled(NavLink)`
  ${type.body};
  font-weight: 500;
  display: inline-flex;
  align-items: center;
  border-block: 2px solid transparent;
  color: ${color.inkSoft};
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
  }
  &[aria-current='page'] {
    color: ${color.ink};
    font-weight: 580;
    border-bottom-color: ${color.accent};
  }
`;
