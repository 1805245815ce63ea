import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import pg from 'pg';
import { arrayText } from './arrays.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const roundTrip = async (type: string, values: readonly unknown[]): Promise<unknown[]> => {
  const text = `select x from unnest($1::${type}[]) with ordinality as t(x, nth) order by nth`;
  const { rows } = await client.query<{ x: unknown }>(text, [arrayText(type, values)]);
  return rows.map(({ x }) => x);
};

it.each([
  ['int', [1, null, -7]],
  ['numeric', ['0.01', '999999999999999999.99', null]],
  ['uuid', ['01a20000-2840-78b4-b430-2da9b45d7cd2', null]],
  ['text', ['', 'NULL', 'null', null, '{a,b}', 'say "so"', 'C:\\\\dir\\"', ' two\nlines\t', 'Größe, 10 €', '\u2028😀']],
  ['json', [{}, { salt: 'ab', value: null }, { said: 'he said "\\n"\n', deep: [{ a: '}' }] }]],
])('passes an array of %s to PostgreSQL unchanged', async (type, values) => {
  expect(await roundTrip(type, values)).toEqual(values);
});

it('passes an empty array to PostgreSQL', async () => {
  expect(await roundTrip('text', [])).toEqual([]);
});
