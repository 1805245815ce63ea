import { NavLink } from '../../kit/ui/Link.tsx';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import type { HeaderLink } from './headerLinks.ts';

/** The links of the header; the current one is underlined in the accent colour. */
export const Navigation = ({ links }: { links: readonly HeaderLink[] }) => (
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
  gap: ${space(1)};
`;

const Item = styled(NavLink)`
  ${type.body};
  font-weight: 500;
  display: inline-flex;
  align-items: center;
  padding-inline: ${space(1)};
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
