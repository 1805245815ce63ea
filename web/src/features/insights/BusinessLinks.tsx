import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { NavLink } from '../../kit/ui/Link.tsx';
import { paths } from '../../paths.ts';
import { color, space, type } from '../../theme.ts';

const links = [
  { to: paths.myRfps(), label: 'RFPs' },
  { to: paths.bids, label: 'Bids' },
  { to: paths.quotes, label: 'Quotes' },
  { to: paths.orders, label: 'Orders' },
  { to: paths.inventory, label: 'Inventory' },
  { to: paths.myAuctions, label: 'Auctions' },
  { to: paths.analytics, label: 'Analytics' },
];

/** The pages of what belongs to the viewer or to their company, in a row that scrolls where it is too long. */
export const BusinessLinks = () => {
  const bar = useRef<HTMLElement>(null);

  // The current page may be outside of the visible part.
  useEffect(() => {
    const nav = bar.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, []);

  return (
    <Bar ref={bar} aria-label="My business" data-screen-only="">
      {links.map(({ to, label }) => (
        <Item key={to} to={to} end>
          {label}
        </Item>
      ))}
    </Bar>
  );
};

const Bar = styled.nav`
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Item = styled(NavLink)`
  ${type.body};
  font-weight: 500;
  display: flex;
  align-items: center;
  min-height: 2.25rem;
  padding-inline: ${space(3)};
  color: ${color.inkSoft};
  white-space: nowrap;

  &:first-child {
    margin-inline-start: ${space(-3)};
  }
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    margin-inline-start: 0;
    color: ${color.ink};
    background: ${color.sunken};
  }
`;
