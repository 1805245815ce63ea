// State of the live connection, for components that show it.
import { useSyncExternalStore } from 'react';

export type Connection = {
  state: 'idle' | 'connected' | 'stale';
  /** How often the connection was opened; updates may have been missed in between. */
  opened: number;
};

let connection: Connection = { state: 'idle', opened: 0 };
const listeners = new Set<() => void>();

export const setConnection = (next: Partial<Connection>): void => {
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
};

export const getConnection = () => connection;

let reopen = () => {};

/** Called by the socket module, which is loaded with the first subscription. */
export const onReopen = (listener: () => void): void => {
  reopen = listener;
};

/** Reconnects after signing in, because a socket belongs to the session it was opened with. */
export const reopenConnection = () => reopen();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = () => useSyncExternalStore(subscribe, getConnection);
