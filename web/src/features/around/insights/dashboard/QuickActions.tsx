import {
  ChartLine,
  FilePlus,
  Gavel,
  PackagePlus,
  Search,
  Store,
  Users,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { useOnlyReads } from '../../../people/companies/useOnlyReads.ts';
import { Link } from '../../../../kit/ui/Link.tsx';
import { paths } from '../../../../paths.ts';
import { color, media, radius, space, type } from '../../../../theme.ts';
import type { TradingMode } from '../../../people/accounts/tradingMode.ts';

type Action = [label: string, to: string, icon: LucideIcon, trades?: true];

const actions: Record<TradingMode, Action[]> = {
  buyer: [
    ['Create New RFP', paths.marketplace({ tab: 'requirements', open: 'rfp' }), FilePlus, true],
    ['Browse Products', paths.products(), Search],
    ['Browse Suppliers', paths.directory(), Users],
    ['View Marketplace', paths.marketplace(), Store],
  ],
  seller: [
    ['Post New Offering', paths.marketplace({ tab: 'offerings', open: 'offering' }), PackagePlus, true],
    ['Start New Auction', paths.auctions({ open: 'auction' }), Gavel, true],
    ['Manage Inventory', paths.inventory, Warehouse],
    ['View Analytics', paths.analytics, ChartLine],
  ],
};

/** Four quick actions for buyers or sellers; those who can only read get no forms. */
export const QuickActions = ({ mode }: { mode: TradingMode }) => {
  const onlyReads = useOnlyReads();
  return (
    <List aria-label="Quick actions">
      {actions[mode]
        .filter(([, , , trades]) => !(trades && onlyReads))
        .map(([label, to, Icon]) => (
          <li key={label}>
            <Action to={to}>
              <Icon size={18} aria-hidden />
              {label}
            </Action>
          </li>
        ))}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Action = styled(Link)`
  ${type.strong};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: 100%;
  min-height: 3rem;
  padding: ${space(2, 4)};
  line-height: 1.25;
  background: ${color.sheet};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};

  & > svg {
    color: ${color.accent};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      background: ${color.accentWash};
    }
  }
  ${media.phone} {
    padding: ${space(2, 3)};
  }
`;
