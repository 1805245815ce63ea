// Buyer or seller: a preference of this browser, under the key of docs/specification-coverage.md, section 4.
import { useSyncExternalStore } from 'react';

export const tradingModeOptions = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
] as const;
export type TradingMode = (typeof tradingModeOptions)[number]['value'];

const KEY = 'userRole';
const listeners = new Set<() => void>();

/** Any other stored value falls back to buyer. */
export const tradingMode = (): TradingMode => (localStorage.getItem(KEY) === 'seller' ? 'seller' : 'buyer');

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

export const useTradingMode = () => [useSyncExternalStore(subscribe, tradingMode), setTradingMode] as const;
