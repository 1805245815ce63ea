import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, it } from 'node:test';
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
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  client = new Client({ url, key: 'fsk_x', patienceMs: 60_000 });
});
beforeEach(() => {
  requests = [];
});
after(() => new Promise((resolve) => server.close(resolve)));

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const cut: Handler = (request) => request.socket.destroy();

it('A call is retried until it is answered, under the same idempotency key', async () => {
  handlers = [cut, answer(503, {}), answer(429, {}, { 'retry-after': '0' }), answer(200, { id: '1' })];
  assert.deepEqual(await client.put('/api/x', {}), { id: '1' });
  assert.equal(requests.length, 4);
  assert.equal(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size, 1);
  assert.equal(requests[0]?.headers.authorization, 'Bearer fsk_x');
  handlers = [answer(200, {})];
  await client.put('/api/x', {});
  assert.equal(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size, 2);
});

it('A refusal is not retried, and names code and fields', async () => {
  handlers = [answer(400, { code: 'BAD_USER_INPUT', message: 'Wrong.', fields: { price: 'is wrong' } })];
  const error: unknown = await client.put('/api/x', {}).catch((refused: unknown) => refused);
  assert(error instanceof ApiError);
  assert.deepEqual(
    [error.status, error.code, error.message, error.fields],
    [400, 'BAD_USER_INPUT', 'Wrong.', { price: 'is wrong' }],
  );
  assert.equal(requests.length, 1);
});

it('A refusal is not retried if the requested wait is too long', async () => {
  handlers = [answer(429, { code: 'QUOTA_EXCEEDED', message: 'Tomorrow.' }, { 'retry-after': '40000' })];
  await assert.rejects(client.put('/api/x', {}), { status: 429, retryAfter: 40_000, message: 'Tomorrow.' });
});

it('A GraphQL error has its own status', async () => {
  const errors = (status: number) => ({ errors: [{ message: 'No.', extensions: { code: 'CONFLICT', status } }] });
  handlers = [answer(200, errors(503)), answer(200, errors(409))];
  await assert.rejects(client.graphql(WithdrawDocument, { ids: [] }), { status: 409, code: 'CONFLICT' });
  assert.equal(requests.length, 2);
});

it('Waits double up to ten seconds, and are as long as the server asks for', () => {
  const waits = [0, 1, 2, 20].map((attempt) => retryDelay(attempt, undefined, () => 1));
  assert.deepEqual(waits, [250, 500, 1_000, 10_000]);
  assert.equal(
    retryDelay(0, undefined, () => 0),
    125,
  );
  assert.equal(
    retryDelay(0, 3, () => 0),
    3_000,
  );
});
