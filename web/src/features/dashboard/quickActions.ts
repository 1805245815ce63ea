import type { LucideIcon } from 'lucide-react';
import { BookOpenText, Boxes, FilePlus2, Gavel, LineChart, PackagePlus, Search, Store } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { TradingMode } from '../accounts/tradingMode.ts';

export type QuickAction = { label: string; to: string; Icon: LucideIcon };

export const quickActions: Record<TradingMode, readonly QuickAction[]> = {
  buyer: [
    { label: 'Create New RFP', to: paths.marketplace({ tab: 'requirements', open: 'rfp' }), Icon: FilePlus2 },
    { label: 'Browse Products', to: paths.marketplace(), Icon: Search },
    { label: 'Browse Suppliers', to: paths.marketplace({ tab: 'offerings' }), Icon: BookOpenText },
    { label: 'View Marketplace', to: paths.marketplace(), Icon: Store },
  ],
  seller: [
    { label: 'Post New Offering', to: paths.marketplace({ tab: 'offerings', open: 'offering' }), Icon: PackagePlus },
    { label: 'Start New Auction', to: paths.auctions({ open: 'auction' }), Icon: Gavel },
    { label: 'Manage Inventory', to: paths.marketplace({ tab: 'offerings' }), Icon: Boxes },
    { label: 'View Analytics', to: paths.priceIndex, Icon: LineChart },
  ],
};
