import { tradingModeOptions, useTradingMode } from '../../features/accounts/tradingMode.ts';
import { Segmented } from '../../kit/ui/Segmented.tsx';

/** What the dashboard and its actions are seen as. */
export function ModeToggle({ wide }: { wide?: boolean }) {
  const [mode, choose] = useTradingMode();
  return <Segmented label="Trading mode" options={tradingModeOptions} value={mode} onChange={choose} wide={wide} />;
}
