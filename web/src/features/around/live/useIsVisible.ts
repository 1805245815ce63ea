import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the tab is visible. */
export const useIsVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
