import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../../test/database.ts';
import { aUser } from '../../../../test/factories.ts';
import { identified, sendNotices, type Notice } from './notify.ts';

interface EventNotices {
  at: number;
  hash: string;
  notices: Notice[];
}

let database: TestDatabase;
let pool: pg.Pool;
const AT = Date.UTC(2026, 10, 22);
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ ...database.connection, max: 2 });
  // The database may be dropped while a connection of the pool is still closing.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const send = async (...events: EventNotices[]): Promise<void> => {
  const client = await pool.connect();
  try {
    await sendNotices(
      client,
      events.flatMap(({ at, hash, notices }) => identified(at, hash, notices)),
    );
  } finally {
    client.release();
  }
};
const inbox = async (to: string): Promise<string[]> => {
  const { rows } = await pool.query<{ subject: string }>(
    'select subject from message where recipient_id = $1 order by created_at, id',
    [to],
  );
  return rows.map(({ subject }) => subject);
};
const notice = (to: string, subject: string, kind: Notice['kind'] = 'outbid'): Notice => ({
  to,
  kind,
  subject,
  content: 'Text.',
  link: '/auctions',
});

it('sends one notice per event, recipient and kind, even if it is sent repeatedly', async () => {
  const [{ id: ada }, { id: ben }] = [await aUser(pool), await aUser(pool)];
  const first = { at: AT, hash: 'a hash', notices: [notice(ada, 'A "first" \\ subject'), notice(ben, 'To ben')] };
  await send(first);
  await Promise.all([send(first), send(first)]);
  await send({ ...first, notices: [notice(ada, 'The same with another subject')] });
  expect(await inbox(ada)).toEqual(['A "first" \\ subject']);
  expect(await inbox(ben)).toEqual(['To ben']);
});

it('sends notices of other kinds and of other events, in the order of the events', async () => {
  const { id: ada } = await aUser(pool);
  const event = (nth: number) => ({ at: AT + nth, hash: `hash ${nth}`, notices: [notice(ada, `Subject ${nth}`)] });
  await send(event(1));
  await send({ ...event(1), notices: [notice(ada, 'Another kind', 'new_bid')] }, event(2), event(3));
  expect(await inbox(ada)).toEqual(['Subject 1', 'Another kind', 'Subject 2', 'Subject 3']);
});

it('writes five hundred notices at once, and all of them', async () => {
  const { id: ada } = await aUser(pool);
  const many = Array.from({ length: 501 }, (_, nth) => ({
    at: AT,
    hash: `many ${nth}`,
    notices: [notice(ada, 'Many')],
  }));
  await send(...many);
  const commands = await pool.query(
    'select count(*)::int from message where recipient_id = $1 group by xmin::text order by 1',
    [ada],
  );
  expect(commands.rows.at(-1)).toEqual({ count: 500 });
  expect(await inbox(ada)).toHaveLength(501);
});
