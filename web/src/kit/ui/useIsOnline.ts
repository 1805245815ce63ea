import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const kinds = ['online', 'offline'] as const;
  for (const kind of kinds) window.addEventListener(kind, listener);
  return () => kinds.forEach((kind) => window.removeEventListener(kind, listener));
};

/** Whether the browser has a connection at all. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
