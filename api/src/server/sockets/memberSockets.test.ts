import { jest } from '@jest/globals';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aUser } from '../../../test/factories.ts';
import { MemberSockets } from './memberSockets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const aSocket = async (cookie?: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: cookie === undefined ? {} : { cookie },
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  return socket;
};
const code = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];

it('A socket ends with its session, and other sockets stay open', async () => {
  const user = await aUser(app.pool);
  const [here, elsewhere] = [await app.as(user), await app.as(user)];
  const sockets = await Promise.all([aSocket(here.headers['cookie']), aSocket(elsewhere.headers['cookie']), aSocket()]);
  const [own, other, visitor] = sockets as [WebSocket, WebSocket, WebSocket];
  const closed = code(own);
  expect((await here.post('/api/logout')).status).toBe(200);
  expect(await closed).toBe(4403);
  expect([other.readyState, visitor.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);

  // As if another instance had ended it.
  const alsoClosed = code(other);
  await app.pool.query('delete from session where user_id = $1', [user.id]);
  expect(await alsoClosed).toBe(4403);
  expect(visitor.readyState).toBe(WebSocket.OPEN);
  visitor.terminate();
});

it('A socket that opens while sessions are being checked stays open', async () => {
  let answer = (_open: ReadonlySet<string>): void => undefined;
  const asked = new Promise<ReadonlySet<string>>((resolve) => (answer = resolve));
  const members = new MemberSockets({ stillOpen: () => asked, everyMs: 60_000, reason: 'Signed out', onError: fail });
  const [early, late] = await Promise.all([aSocket(), aSocket()]);
  const closed = once(early, 'close');
  members.add(early, 'of the early one');
  const sweep = members.sweep();
  members.add(late, 'of the late one');
  answer(new Set());
  await sweep;
  await closed;
  expect(late.readyState).toBe(WebSocket.OPEN);
  await members.stop();
  late.terminate();
});

it('A session or key whose end was not noticed is looked for at the interval, one time after the other', async () => {
  const asked: ((open: ReadonlySet<string>) => void)[] = [];
  const stillOpen = () => new Promise<ReadonlySet<string>>((resolve) => asked.push(resolve));
  const socket = await aSocket();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const members = new MemberSockets({ stillOpen, everyMs: 1_000, reason: 'API key ended', onError: fail });
  members.add(socket, 'key');
  jest.advanceTimersByTime(1_000);
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(1);
  asked[0]?.(new Set(['key']));
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.readyState).toBe(WebSocket.OPEN);
  jest.advanceTimersByTime(1_000);
  asked[1]?.(new Set());
  jest.useRealTimers();
  expect(await code(socket)).toBe(4403);
  await members.stop();
});

const fail = (error: unknown): never => {
  throw error;
};
