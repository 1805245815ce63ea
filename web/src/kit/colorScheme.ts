// Light or dark: the user's choice, otherwise the system's preference. `colorScheme.js` reads the same setting.
import { useSyncExternalStore } from 'react';

export type ColorScheme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const CHANGED = 'themechange';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const chosen = (): ColorScheme => {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

const apply = () => {
  const choice = chosen();
  const theme = choice === 'system' ? (prefersDark().matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
};

/** Applies the setting and follows the system's preference. Called once, before the first render. */
export const followColorScheme = (): void => {
  apply();
  prefersDark().addEventListener('change', apply);
  window.addEventListener(CHANGED, apply);
  window.addEventListener('storage', apply);
};

const chooseColorScheme = (choice: ColorScheme): void => {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  window.dispatchEvent(new Event(CHANGED));
};

const subscribe = (listener: () => void) => {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
};

export const useColorScheme = () => [useSyncExternalStore(subscribe, chosen), chooseColorScheme] as const;
