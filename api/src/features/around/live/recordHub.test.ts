// The hub on a real database, without a socket.
import pg from 'pg';
import { Notifications } from '../../../database/notifications.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/database.ts';
import { aMessage, anOffering, anOrder, aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { RecordHub, MAX_WAITING } from './recordHub.ts';

type MemberTopic = 'messageReceived' | 'messageSent' | 'orderChanged';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ ...database.app, max: 4 });
  // The database may be dropped while a connection of the pool is still closing.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const fail = (error: unknown): never => {
  throw error;
};

interface Options {
  /** Whether notifications arrive; only the poll is left otherwise. */
  isNotified?: boolean;
  onError?: (error: unknown) => void;
}

/** Runs a hub for the test and stops it afterwards. */
const withHub = async (test: (hub: RecordHub) => Promise<void>, options: Options = {}): Promise<void> => {
  const { isNotified = true, onError = fail } = options;
  const notifications = new Notifications(database.app, fail);
  const hub = new RecordHub(pool, notifications, onError);
  if (isNotified) await notifications.start();
  hub.start();
  try {
    await test(hub);
  } finally {
    await hub.stop();
    await notifications.stop();
  }
};

/** Subscribes and collects the ids of the records that are announced. */
const listen = async (hub: RecordHub, user: { id: string }, topic: MemberTopic = 'messageReceived') => {
  const received: string[] = [];
  const end = await hub.subscribe({
    topics: [{ kind: topic, of: user.id }],
    isPersonal: true,
    viewer: { id: user.id, admin: false, staff: false },
    selection: '',
    render: async ({ recordId }) => recordId,
    send: (frame) => void received.push(frame),
  });
  return { received, end };
};

const anOrderOf = async (buyer: { id: string }, seller: { id: string }) => {
  const offering = await anOffering(pool, { user_id: seller.id });
  return anOrder(pool, { buyer_id: buyer.id, seller_id: seller.id, offering_id: offering.id });
};

it('Messages, orders and keys cause notifications, postings and bids do not', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where prosrc like '%pg_notify%' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['"order"', 'api_key', 'message']);
});

describe.each([
  ['by notification', true],
  ['by the poll alone', false],
])('%s', (_how, isNotified) => {
  it('announces a new message once, to its recipient only', () =>
    withHub(
      async (hub) => {
        const [ann, ben] = [await aUser(pool), await aUser(pool)];
        await aMessage(pool, { recipient_id: ann.id });
        const [toAnn, toBen] = [await listen(hub, ann), await listen(hub, ben)];
        const first = await aMessage(pool, { recipient_id: ann.id, sending_user_id: ben.id });
        const second = await aMessage(pool, { recipient_id: ann.id });
        const last = await aMessage(pool, { recipient_id: ben.id });
        await until('both were notified', () => toAnn.received.length >= 2 && toBen.received.length >= 1);
        // A later poll announces nothing again.
        const after = await aMessage(pool, { recipient_id: ben.id });
        await until('the next message', () => toBen.received.length >= 2);
        expect([...toAnn.received].sort()).toEqual([first.id, second.id].sort());
        expect([...toBen.received].sort()).toEqual([last.id, after.id].sort());
      },
      { isNotified },
    ));

  it('announces a message in a conversation to the side that wrote it too, and to nobody else', () =>
    withHub(
      async (hub) => {
        const [ann, ben, other] = [await aUser(pool), await aUser(pool), await aUser(pool)];
        const sent = await Promise.all([ann, ben, other].map((user) => listen(hub, user, 'messageSent')));
        const toAnn = await listen(hub, ann);
        const { id } = await aMessage(pool, { recipient_id: ann.id, sending_user_id: ben.id });
        // A notice has no sender.
        await aMessage(pool, { recipient_id: ann.id });
        await until('all are announced', () => toAnn.received.length === 2 && sent[1]!.received.length === 1);
        expect(sent.map(({ received }) => received)).toEqual([[], [id], []]);
      },
      { isNotified },
    ));

  it('announces each status of an order to buyer and seller', () =>
    withHub(
      async (hub) => {
        const [buyer, seller, other] = [await aUser(pool), await aUser(pool), await aUser(pool)];
        const [toBuyer, toSeller, toOther] = [
          await listen(hub, buyer, 'orderChanged'),
          await listen(hub, seller, 'orderChanged'),
          await listen(hub, other, 'orderChanged'),
        ];
        const { id } = await anOrderOf(buyer, seller);
        await until('it is placed', () => toBuyer.received.length === 1 && toSeller.received.length === 1);
        await pool.query(
          `with moved as (update "order" set status = 'confirmed' where id = $1 returning id)
           insert into order_event (id, order_id, status, actor_id) select gen_random_uuid(), id, 'confirmed', $2 from moved`,
          [id, seller.id],
        );
        await until('it is confirmed', () => toBuyer.received.length === 2 && toSeller.received.length === 2);
        expect([toBuyer.received, toSeller.received, toOther.received]).toEqual([[id, id], [id, id], []]);
      },
      { isNotified },
    ));
});

it('announces nothing that is rolled back', () =>
  withHub(async (hub) => {
    const ann = await aUser(pool);
    const { received } = await listen(hub, ann);
    const client = await pool.connect();
    await client.query('begin');
    await client.query(
      `insert into message (id, recipient_id, subject, content) values (gen_random_uuid(), $1, 'Hello', 'Good day.')`,
      [ann.id],
    );
    await client.query('rollback');
    client.release();
    const { id } = await aMessage(pool, { recipient_id: ann.id });
    await until('the next message', () => received.length > 0);
    expect(received).toEqual([id]);
  }));

it('announces a statement with more rows than a notification holds', () =>
  withHub(async (hub) => {
    const users = await Promise.all(Array.from({ length: 10 }, () => aUser(pool)));
    const all = await Promise.all(users.map((user) => listen(hub, user)));
    await pool.query(
      `insert into message (id, recipient_id, subject, content)
       select gen_random_uuid(), recipient, 'Hello', 'Good day.' from unnest($1::uuid[]) recipient, generate_series(1, 50)`,
      [users.map(({ id }) => id)],
    );
    await until('everything is announced', () => all.every(({ received }) => received.length >= 50));
    expect(all.map(({ received }) => new Set(received).size)).toEqual(users.map(() => 50));
  }));

it('keeps the latest of more changes than may wait', () =>
  withHub(async (hub) => {
    const [ann, ben] = [await aUser(pool), await aUser(pool)];
    const received: string[] = [];
    let go = (): void => undefined;
    const isReadable = new Promise<void>((resolve) => (go = resolve));
    await hub.subscribe({
      topics: [{ kind: 'messageReceived', of: ann.id }],
      isPersonal: true,
      viewer: { id: ann.id, admin: false, staff: false },
      selection: '',
      render: ({ recordId }) => isReadable.then(() => recordId),
      send: (frame) => void received.push(frame),
    });
    const toBen = await listen(hub, ben);
    await pool.query(
      `insert into message (id, recipient_id, subject, content)
       select gen_random_uuid(), $1, 'Hello', 'Good day.' from generate_series(1, 1000)`,
      [ann.id],
    );
    const { id } = await aMessage(pool, { recipient_id: ann.id });
    // Notifications arrive in order, so all earlier ones were announced.
    await aMessage(pool, { recipient_id: ben.id });
    await until('all are announced', () => toBen.received.length > 0);
    go();
    await until('the last is sent', () => received.includes(id));
    // The first was being read when the others arrived.
    expect(received).toHaveLength(1 + MAX_WAITING.messageReceived);
    expect(received.at(-1)).toBe(id);
  }));

it('sends nothing after a subscription has ended', () =>
  withHub(async (hub) => {
    const ann = await aUser(pool);
    const [early, late] = [await listen(hub, ann), await listen(hub, ann)];
    early.end();
    await aMessage(pool, { recipient_id: ann.id });
    await until('the other one received it', () => late.received.length === 1);
    expect(early.received).toEqual([]);
  }));

it('announces a record again if reading it failed', async () => {
  const failed: unknown[] = [];
  await withHub(
    async (hub) => {
      const ann = await aUser(pool);
      const received: string[] = [];
      await hub.subscribe({
        topics: [{ kind: 'messageReceived', of: ann.id }],
        isPersonal: true,
        viewer: { id: ann.id, admin: false, staff: false },
        selection: '',
        render: async ({ recordId }) => (failed.length === 0 ? fail(new Error('not now')) : recordId),
        send: (frame) => void received.push(frame),
      });
      const { id } = await aMessage(pool, { recipient_id: ann.id });
      await until('it is read', () => received.length > 0);
      expect(received).toEqual([id]);
    },
    { onError: (error) => void failed.push(error) },
  );
  expect(failed).toHaveLength(1);
});

it('continues after the listening connection was lost', async () => {
  const lost: unknown[] = [];
  const notifications = new Notifications(database.app, (error) => void lost.push(error));
  const hub = new RecordHub(pool, notifications, fail);
  await notifications.start();
  hub.start();
  const ann = await aUser(pool);
  const { received } = await listen(hub, ann);
  const owner = new pg.Client(database.connection);
  await owner.connect();
  const listening = `select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`;
  await owner.query(`select pg_terminate_backend(pid) from (${listening}) l`);
  const ids = [(await aMessage(pool, { recipient_id: ann.id })).id];
  await until('it was lost', () => lost.length > 0);
  await until('the poll announces the message', () => received.length === 1);
  await until('it listens again', async () => (await owner.query(listening)).rowCount === 1);
  ids.push((await aMessage(pool, { recipient_id: ann.id })).id);
  await until('the next one too', () => received.length === 2);
  expect(received).toEqual(ids);
  await owner.end();
  await hub.stop();
  await notifications.stop();
});
