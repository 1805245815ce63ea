import type { PoolClient } from 'pg';
import { freshDatabase } from '../../test/database.ts';
import { openPool } from './pool.ts';
import { together } from './together.ts';

const BEGIN = { name: 'begin', text: 'begin' };
const numbered = (nth: number) => ({ name: `number_${nth}`, text: 'select $1::int as nth', values: [nth] });

describe('Statements sent together', () => {
  let client: PoolClient;
  let end: () => Promise<void>;
  beforeEach(async () => {
    const { connection, drop } = await freshDatabase();
    const pool = openPool(connection, 1, () => undefined, { pipeline: true });
    client = await pool.connect();
    end = async () => {
      client.release();
      await pool.end();
      await drop();
    };
  });
  afterEach(() => end());

  it('each return their own rows, even if empty', async () => {
    for (let time = 0; time < 2; time++) {
      const results = await together(client, [BEGIN, numbered(1), { text: 'rollback' }, numbered(2)]);
      expect(results.map((result) => result?.rows)).toEqual([[], [{ nth: 1 }], [], [{ nth: 2 }]]);
    }
    expect(await together(client, [numbered(3)])).toMatchObject([{ rows: [{ nth: 3 }] }]);
  });

  it('are sent as one message and answered as one', async () => {
    await together(client, [numbered(1), numbered(2)]);
    const { stream } = (client as unknown as { connection: { stream: NodeJS.ReadWriteStream } }).connection;
    let answers = 0;
    stream.on('data', () => answers++);
    await together(client, [numbered(1), numbered(2)]);
    expect(answers).toBe(1);
  });

  it('are not executed after the first failure, and can be sent again', async () => {
    await client.query('create temp table written (nth int)');
    const write = { name: 'write', text: 'insert into written select 1 / $1::int', values: [0] };
    const failing = together(client, [BEGIN, numbered(1), write, { text: 'commit' }]);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await client.query('rollback');
    await together(client, [BEGIN, numbered(1), { ...write, values: [1] }, { text: 'commit' }]);
    expect((await client.query('select nth from written')).rows).toEqual([{ nth: 1 }]);
  });

  it('can be sent before earlier ones are answered', async () => {
    const both = await Promise.all([together(client, [numbered(1)]), together(client, [numbered(1), numbered(2)])]);
    expect(both.map((results) => results.map((result) => result?.rows))).toEqual([
      [[{ nth: 1 }]],
      [[{ nth: 1 }], [{ nth: 2 }]],
    ]);
  });
});
