import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { Journal } from './journal.ts';
import { startReceiver, type Delivery, type Receiver } from './webhookReceiver.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const folder = mkdtempSync(join(tmpdir(), 'feedstock-receiver-'));
const path = join(folder, 'webhooks.jsonl');

let events: string[] = [];
let receiver: Receiver;
const open = async () => {
  receiver = await startReceiver({ secret: SECRET, port: 0, path, onEvent: (type) => events.push(type) });
};
before(open);
after(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  events = [];
});

const deliver = async (id: string, { secret = SECRET, time = new Date(), text = '{"type":"order.placed"}' } = {}) => {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, time, text),
  };
  const { status } = await fetch(`http://127.0.0.1:${receiver.port}`, { method: 'POST', body: text, headers });
  return status;
};

it('An event is handled once, also after a restart, and each of its deliveries is recorded', async () => {
  assert.deepEqual([await deliver('one'), await deliver('one'), await deliver('two')], [204, 204, 204]);
  await receiver.close();
  await open();
  assert.equal(await deliver('two'), 204);
  assert.deepEqual(events, ['order.placed', 'order.placed']);
  const recorded = new Journal<Delivery>(path).read().map(({ id }) => id);
  assert.deepEqual(recorded, ['one', 'one', 'two', 'two']);
});

it('Wrong signatures, old ones and large bodies are refused', async () => {
  const long = `{"type":"${'x'.repeat(1_048_576)}"}`;
  const statuses = [
    await deliver('three', { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
    await deliver('three', { time: new Date(Date.now() - 600_000) }),
    await deliver('three', { text: 'no JSON' }),
    await deliver('three', { text: long }),
    (await fetch(`http://127.0.0.1:${receiver.port}`)).status,
  ];
  assert.deepEqual(statuses, [400, 400, 400, 413, 405]);
  assert.deepEqual(events, []);
});

it('A truncated line of the journal is ignored', () => {
  const cut = join(folder, 'cut.jsonl');
  new Journal<object>(cut).add({ id: 1 });
  appendFileSync(cut, '{"id":');
  new Journal<object>(cut).add({ id: 2 });
  assert.deepEqual(new Journal<object>(cut).read(), [{ id: 1 }, { id: 2 }]);
});
