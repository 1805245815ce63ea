import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Content, Count, List, Root, Trigger } from './tabParts.ts';

export type Tab<Value extends string = string> = { value: Value; label: string; count?: number; content: ReactNode };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  fill?: boolean;
};

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Controlled tabs; keep the value in the URL with `useParam`. `fill` uses the full width. Hand-written because Radix Tabs would enlarge the
 * landing page's script.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, fill }: TabsProps<Value>) {
  const id = useId();
  const current = tabs.find((tab) => tab.value === value) ?? tabs[0];

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
  }

  return (
    <Root>
      <List role="tablist" aria-label={label} $fill={fill} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count.toLocaleString('en-US')}</Count>}
          </Trigger>
        ))}
      </List>
      {current && (
        <Content key={current.value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.value}`}>
          {current.content}
        </Content>
      )}
    </Root>
  );
}
