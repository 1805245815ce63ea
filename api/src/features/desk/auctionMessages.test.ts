import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { aUser } from '../../../test/factories.ts';
import { newId } from '../../database/id.ts';
import { sendOnce, type AuctionMessage, type Told } from './auctionMessages.ts';

let database: TestDatabase;
let pool: pg.Pool;
const auctionId = newId();
const AT = Date.UTC(2026, 10, 22);
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ ...database.connection, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const send = async (...told: Told[]): Promise<void> => {
  const client = await pool.connect();
  try {
    await sendOnce(client, auctionId, told);
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
const word = (to: string, subject: string, kind = 'outbid'): AuctionMessage => ({
  to,
  kind,
  subject,
  content: 'Word.',
});

it('sends what is told of one event to one recipient in one kind once, however often it is sent', async () => {
  const [{ id: ada }, { id: ben }] = [await aUser(pool), await aUser(pool)];
  const first = { at: AT, hash: 'a hash', messages: [word(ada, 'A "first" \\ word'), word(ben, 'To ben')] };
  await send(first);
  await Promise.all([send(first), send(first)]);
  await send({ ...first, messages: [word(ada, 'The same in other words')] });
  expect(await inbox(ada)).toEqual(['A "first" \\ word']);
  expect(await inbox(ben)).toEqual(['To ben']);
});

it('sends another kind and word of another event, in the order of the events', async () => {
  const { id: ada } = await aUser(pool);
  const told = (nth: number) => ({ at: AT + nth, hash: `hash ${nth}`, messages: [word(ada, `Word ${nth}`)] });
  await send(told(1));
  await send({ ...told(1), messages: [word(ada, 'Another kind', 'new_bid')] }, told(2), told(3));
  expect(await inbox(ada)).toEqual(['Word 1', 'Another kind', 'Word 2', 'Word 3']);
});
