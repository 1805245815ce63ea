import { useRef, type ReactNode } from 'react';
import { Content, Count, List, Root, Trigger } from './tabParts.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';

export type Tab<Value extends string = string> = { value: Value; label: string; count?: number; content?: ReactNode };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  fill?: boolean;
  /** The content of the chosen tab, where all have the same one. */
  children?: ReactNode;
};

/** Controlled tabs; keep the value in the URL with `useParam`. `fill` uses the full width. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, fill, children }: TabsProps<Value>) => {
  const root = useRef<HTMLElement>(undefined);
  useCurrentInSight(root);
  const select = (index: number) => {
    const tab = tabs[index];
    if (tab) onChange(tab.value);
  };

  return (
    <Root
      domRef={(node) => {
        root.current = node;
      }}
      selectedIndex={Math.max(
        0,
        tabs.findIndex((tab) => tab.value === value),
      )}
      onSelect={select}
    >
      <List aria-label={label} $fill={fill}>
        {tabs.map((tab) => (
          <Trigger key={tab.value}>
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count.toLocaleString('en-US')}</Count>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value}>{tab.content ?? children}</Content>
      ))}
    </Root>
  );
};
