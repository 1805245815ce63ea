import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, Client } from './client.ts';
import { WithdrawDocument } from './operations.generated.ts';
import { retryDelay } from './retryDelay.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let handlers: Handler[] = [];
let requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  request.resume().once('end', () => handlers.shift()?.(request, response));
});
let client: Client;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  client = new Client({ url, key: 'fsk_x', patienceMs: 60_000 });
});
beforeEach(() => {
  requests = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const cut: Handler = (request) => request.socket.destroy();

it('A call is retried until it is answered, under the same idempotency key', async () => {
  handlers = [cut, answer(503, {}), answer(429, {}, { 'retry-after': '0' }), answer(200, { id: '1' })];
  expect(await client.put('/api/x', {})).toEqual({ id: '1' });
  expect(requests).toHaveLength(4);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(requests[0]?.headers.authorization).toBe('Bearer fsk_x');
  handlers = [answer(200, {})];
  await client.put('/api/x', {});
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('A refusal is not retried, and names code and fields', async () => {
  handlers = [answer(400, { code: 'BAD_USER_INPUT', message: 'Wrong.', fields: { price: 'is wrong' } })];
  const error = await client.put('/api/x', {}).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 400,
    code: 'BAD_USER_INPUT',
    message: 'Wrong.',
    fields: { price: 'is wrong' },
  });
  expect(requests).toHaveLength(1);
});

it('A refusal is not retried if the requested wait is too long', async () => {
  handlers = [answer(429, { code: 'QUOTA_EXCEEDED', message: 'Tomorrow.' }, { 'retry-after': '40000' })];
  await expect(client.put('/api/x', {})).rejects.toMatchObject({
    status: 429,
    retryAfter: 40_000,
    message: 'Tomorrow.',
  });
});

it('A GraphQL error has its own status', async () => {
  const errors = (status: number) => ({ errors: [{ message: 'No.', extensions: { code: 'CONFLICT', status } }] });
  handlers = [answer(200, errors(503)), answer(200, errors(409))];
  await expect(client.graphql(WithdrawDocument, { ids: [] })).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(requests).toHaveLength(2);
});

it('Waits double up to ten seconds, and are as long as the server asks for', () => {
  expect([0, 1, 2, 20].map((attempt) => retryDelay(attempt, undefined, () => 1))).toEqual([250, 500, 1_000, 10_000]);
  expect(retryDelay(0, undefined, () => 0)).toBe(125);
  expect(retryDelay(0, 3, () => 0)).toBe(3_000);
});
