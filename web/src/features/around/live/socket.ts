// The WebSocket of all subscriptions: opened by the first, closed after the last, reconnected in between.
import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient, TerminatedCloseEvent, type SubscribePayload } from 'graphql-ws';
import { viewerHeader } from '../../people/accounts/otherTabs.ts';
import { getConnection, onReopen, setConnection } from './connection.ts';
import { resumeCursorsOf } from './resumeCursors.ts';

const KEEP_ALIVE = 5_000;
const PONG_WITHIN = 3_000;
const READY_WITHIN = 5_000;
const LONGEST_WAIT = 15_000;
const TERMINATED = new TerminatedCloseEvent().code;

const url = () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

/** Exponential backoff with jitter, so that a restarted server is not overloaded. */
const reconnectDelay = (retries: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT, 500 * 2 ** Math.min(retries, 6)) * (0.5 + random / 2);

// A dead connection may stay open; then a ping gets no answer.
const watched = () => {
  let awaited: ReturnType<typeof setTimeout>;
  let current: WebSocket | undefined;
  return {
    // A proxy may neither open the connection nor refuse it.
    connecting: () => {
      clearTimeout(awaited);
      awaited = setTimeout(() => setConnection({ state: 'stale' }), READY_WITHIN);
    },
    connected: (opened: unknown) => {
      clearTimeout(awaited);
      current = opened as WebSocket;
      setConnection({ state: 'connected', opened: getConnection().opened + 1 });
    },
    ping: (isReceived: boolean) => {
      if (isReceived) return;
      awaited = setTimeout(() => current?.close(4408, 'No answer to a ping'), PONG_WITHIN);
    },
    pong: (isReceived: boolean) => {
      if (isReceived) clearTimeout(awaited);
    },
    closed: (event: unknown) => {
      clearTimeout(awaited);
      const isOurs = [1000, TERMINATED].includes((event as CloseEvent).code);
      setConnection({ state: isOurs ? 'idle' : 'stale' });
    },
  };
};

const socket = createClient({
  url,
  connectionParams: viewerHeader,
  lazy: true,
  lazyCloseTimeout: 3_000,
  keepAlive: KEEP_ALIVE,
  connectionAckWaitTimeout: READY_WITHIN,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries))),
  on: watched(),
});

onReopen(() => socket.terminate());

/** Runs subscriptions over the socket; after a reconnect each resumes from its last cursor. */
export const socketLink = new ApolloLink(
  ({ operationName, variables, query }) =>
    new Observable<ApolloLink.Result>((observer) => {
      const places = resumeCursorsOf();
      // Read for each attempt, so that it resumes after the last frame.
      const payload: SubscribePayload = {
        operationName,
        query: print(query),
        get variables() {
          return { ...variables, after: places.list() };
        },
      };
      return socket.subscribe(payload, {
        next: (result) => {
          places.note(result.data);
          observer.next(result as ApolloLink.Result);
        },
        error: (error) => observer.error(error instanceof Error ? error : new Error('The live connection failed.')),
        complete: () => observer.complete(),
      });
    }),
);
