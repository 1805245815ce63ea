// Whether the live connection stands, for whoever shows it.
import { useSyncExternalStore } from 'react';

export type Connection = {
  state: 'idle' | 'connected' | 'stale';
  /** How many times it was opened: one more means that something may have been missed in between. */
  opened: number;
};

let connection: Connection = { state: 'idle', opened: 0 };
const listeners = new Set<() => void>();

export function setConnection(next: Partial<Connection>): void {
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
}

export const getConnection = () => connection;

let reopen = () => {};

/** For the socket's own module, which is loaded with the first subscription. */
export function onReopen(listener: () => void): void {
  reopen = listener;
}

/** After a sign-in: the server knows a connection by the session it was opened with. */
export const reopenConnection = () => reopen();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = () => useSyncExternalStore(subscribe, getConnection);
