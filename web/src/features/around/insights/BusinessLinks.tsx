import { useLocation } from 'react-router-dom';
import { NavList } from '../../../kit/ui/NavList.tsx';
import { paths } from '../../../paths.ts';

const links = [
  { to: paths.myRfps(), label: 'RFPs' },
  { to: paths.bids, label: 'Bids' },
  { to: paths.quotes, label: 'Quotes' },
  { to: paths.orders, label: 'Orders' },
  { to: paths.inventory, label: 'Inventory' },
  { to: paths.myAuctions, label: 'Auctions' },
  { to: paths.analytics, label: 'Analytics' },
];

/** The pages of what belongs to the viewer or to their company, on each of them. */
export const BusinessLinks = () => {
  const { pathname } = useLocation();
  return links.some(({ to }) => to === pathname) && <NavList label="My business" isRow links={links} />;
};
