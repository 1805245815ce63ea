import { tradingModeOptions, useTradingMode } from '../../features/accounts/tradingMode.ts';
import { useColorScheme } from '../../kit/colorScheme.ts';
import { Section } from '../../kit/ui/Panel.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Settings of this browser. */
export const BrowserSettings = () => {
  const [scheme, chooseScheme] = useColorScheme();
  const [mode, chooseMode] = useTradingMode();
  return (
    <>
      <Section title="Appearance" description="Kept in this browser.">
        <div>
          <Segmented label="Theme" options={themes} value={scheme} onChange={chooseScheme} />
        </div>
      </Section>
      <Section title="Mode" description="What the dashboard shows first. Every member may buy and sell.">
        <div>
          <Segmented label="Mode" options={tradingModeOptions} value={mode} onChange={chooseMode} />
        </div>
      </Section>
    </>
  );
};
