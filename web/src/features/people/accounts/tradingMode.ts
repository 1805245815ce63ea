// Buyer or seller: a preference of this browser, under the key of docs/specification-coverage.md, section 4.
import { useSyncExternalStore } from 'react';
import { useSession } from './SessionProvider.tsx';

export const tradingModeOptions = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
] as const;
export type TradingMode = (typeof tradingModeOptions)[number]['value'];

const KEY = 'userRole';
const listeners = new Set<() => void>();

/** Who registered as a seller begins as one where nothing is stored; any other stored value falls back to buyer. */
export const tradingMode = (stored: string | null, role?: string | null): TradingMode =>
  (stored ?? role) === 'seller' ? 'seller' : 'buyer';

export const setTradingMode = (mode: TradingMode): void => {
  localStorage.setItem(KEY, mode);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const storedMode = () => localStorage.getItem(KEY);

export const useTradingMode = () => {
  const { user } = useSession();
  return [tradingMode(useSyncExternalStore(subscribe, storedMode), user?.role), setTradingMode] as const;
};
