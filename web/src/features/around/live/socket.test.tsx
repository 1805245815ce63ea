// How a socket that is silent, refused or late is noticed, with a clock and a socket of the test's own.
import { jest } from '@jest/globals';
import { gql } from '@apollo/client';
import type { Connection } from './connection.ts';

const SUBSCRIPTION = gql`
  subscription Shown {
    auctionListChanged {
      cursor
    }
  }
`;

/** A server that does with a socket only what it is told to. */
class TestSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static opened: TestSocket[] = [];
  static last = () => TestSocket.opened.at(-1)!;
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    TestSocket.opened.push(this);
  }
  open() {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }
  say(type: string) {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
  send(text: string) {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(code = 1000, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

let end = () => {};
let getConnection: () => Connection;

beforeAll(() => void Object.assign(globalThis, { WebSocket: TestSocket }));
beforeEach(async () => {
  jest.useFakeTimers();
  TestSocket.opened = [];
  // A client of its own for each test: it belongs to the module.
  jest.resetModules();
  ({ getConnection } = await import('./connection.ts'));
  const { socketLink } = await import('./socket.ts');
  const { ApolloClient, InMemoryCache } = await import('@apollo/client');
  const client = new ApolloClient({ link: socketLink, cache: new InMemoryCache() });
  const subscription = client.subscribe({ query: SUBSCRIPTION }).subscribe({});
  end = () => subscription.unsubscribe();
  await jest.advanceTimersByTimeAsync(10);
});
afterEach(async () => {
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
});

const connect = async () => {
  TestSocket.last().open();
  await jest.advanceTimersByTimeAsync(0);
  TestSocket.last().say('connection_ack');
  await jest.advanceTimersByTimeAsync(0);
};

it('a socket that answers each ping stays', async () => {
  await connect();
  for (let second = 0; second < 60; second++) {
    await jest.advanceTimersByTimeAsync(1_000);
    if (TestSocket.last().sent.pop() === 'ping') TestSocket.last().say('pong');
  }
  expect(getConnection()).toEqual({ state: 'connected', opened: 1 });
  expect(TestSocket.opened).toHaveLength(1);
});

it('a socket that falls silent is given up after eight seconds, and opened anew', async () => {
  await connect();
  await jest.advanceTimersByTimeAsync(7_900);
  expect(getConnection().state).toBe('connected');
  await jest.advanceTimersByTimeAsync(200);
  expect(getConnection().state).toBe('stale');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(TestSocket.opened).toHaveLength(2);
  await connect();
  expect(getConnection()).toEqual({ state: 'connected', opened: 2 });
});

it('a socket that is refused is stale at once, and tried again', async () => {
  TestSocket.last().close(1006);
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnection().state).toBe('stale');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(TestSocket.opened.length).toBeGreaterThan(1);
});

it.each([
  ['is opened, but not acknowledged', () => TestSocket.last().open()],
  ['is neither opened nor refused', () => {}],
])('a socket that %s is stale after five seconds, and what is shown is read again', async (_, act) => {
  act();
  await jest.advanceTimersByTimeAsync(4_900);
  expect(getConnection().state).toBe('idle');
  await jest.advanceTimersByTimeAsync(200);
  expect(getConnection().state).toBe('stale');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(getConnection().opened).toBeGreaterThan(0);
});
