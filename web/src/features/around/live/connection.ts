// State of the live connection, for components that show it.
import { useSyncExternalStore } from 'react';

export type Connection = {
  state: 'idle' | 'connected' | 'stale';
  /** Counts when updates may have been missed: the connection was opened, or is still lost. */
  opened: number;
};

let connection: Connection = { state: 'idle', opened: 0 };
const listeners = new Set<() => void>();

/** While nothing arrives, what is on the screen is read again this often; at different times by different pages. */
const READ_AGAIN = 5_000;
let readAgain: ReturnType<typeof setTimeout> | undefined;

/** Each failed attempt to connect says again that the connection is lost; that delays no reading. */
export const setConnection = (next: Partial<Connection>): void => {
  connection = { ...connection, ...next };
  if (connection.state !== 'stale') {
    clearTimeout(readAgain);
    readAgain = undefined;
  } else
    readAgain ??= setTimeout(
      () => {
        readAgain = undefined;
        setConnection({ opened: connection.opened + 1 });
      },
      READ_AGAIN * (1 + Math.random()),
    );
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
