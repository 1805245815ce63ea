import { paths } from '../../paths.ts';
import { tradingMode } from '../accounts/tradingMode.ts';

const targets: Partial<Record<string, (query: string) => string>> = {
  'start-rfp': (query) => paths.marketplace({ tab: 'requirements', open: 'rfp', title: query }),
  'start-auction': (query) => paths.auctions({ open: 'auction', title: query }),
  'marketplace-post': (query) =>
    tradingMode() === 'seller'
      ? paths.marketplace({ tab: 'offerings', open: 'offering', title: query })
      : paths.marketplace({ tab: 'requirements', open: 'rfp', title: query }),
};

/** Where a suggested action leads who is signed in; an unknown action is only logged. */
export function actionPath(id: string, query: string): string | null {
  const target = targets[id];
  if (!target) console.error(`Unknown suggested action: ${id}`);
  return target?.(query) ?? null;
}
