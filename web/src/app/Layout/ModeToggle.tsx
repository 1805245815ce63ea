import { tradingModes, useTradingMode, type TradingMode } from '../../features/accounts/tradingMode.ts';
import { Segmented } from '../../kit/ui/Segmented.tsx';

const labels: Record<TradingMode, string> = { buyer: 'Buyer', seller: 'Seller' };
const options = tradingModes.map((value) => ({ value, label: labels[value] }));

/** What the dashboard and its actions are seen as. */
export function ModeToggle({ wide }: { wide?: boolean }) {
  const [mode, choose] = useTradingMode();
  return <Segmented label="Trading mode" options={options} value={mode} onChange={choose} wide={wide} />;
}
