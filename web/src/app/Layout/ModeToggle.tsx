import { tradingModeOptions, useTradingMode } from '../../features/people/accounts/tradingMode.ts';
import { Segmented } from '../../kit/ui/Segmented.tsx';

/** Switches the dashboard and its actions between buyer and seller. */
export const ModeToggle = ({ wide }: { wide?: boolean }) => {
  const [mode, choose] = useTradingMode();
  return <Segmented label="Trading mode" options={tradingModeOptions} value={mode} onChange={choose} wide={wide} />;
};
