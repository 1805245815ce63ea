// Whatever an operator gets wrong is answered with one sentence, without a stack.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runCommand } from '../test/adminCommand.ts';
import { emptyDatabase, freshDatabase } from '../test/database.ts';
import { urlOf } from '../test/instance.ts';
import { SECRET_KEY } from '../test/secretKey.ts';
import { startFailure } from './startFailure.ts';

const COMMANDS = { 'main.js': [], 'migrate.js': [], 'admin.js': ['list'], 'rotateKey.js': [] };
const started = async (module: keyof typeof COMMANDS, url: string) => {
  const settings = { DATABASE_URL: url, SECRET_KEY, HOST: '127.0.0.1', PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' };
  const { code, errors } = await runCommand(module, COMMANDS[module], settings);
  return { code, sentence: errors.trimEnd() };
};
const CHECK = 'Check DATABASE_URL and the other addresses of the database.';

it.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])('%s without a database', async (module) => {
  expect(await started(module, 'postgres://market:secret@localhost:1/feedstock')).toEqual({
    code: 1,
    sentence: expect.stringMatching(
      /^The database cannot be used: connect ECONNREFUSED \S+:1\. Check DATABASE_URL .*$/,
    ) as string,
  });
});

it('A missing database, and a role that does not exist', async () => {
  const { connection, drop } = await freshDatabase();
  for (const [change, reason] of [
    [{ database: 'not_there' }, 'database "not_there" does not exist'],
    [{ user: 'nobody_knows' }, 'role "nobody_knows" does not exist'],
  ] as const)
    expect(await started('main.js', urlOf({ ...connection, ...change }))).toEqual({
      code: 1,
      sentence: `The database cannot be used: ${reason}. ${CHECK}`,
    });
  await drop();
});

it('A server whose role may not change the tables, before they were migrated', async () => {
  const { app, drop } = await emptyDatabase();
  expect(await started('main.js', urlOf(app))).toEqual({
    code: 1,
    sentence:
      'The role of DATABASE_URL may not prepare the database (permission denied for schema public): ' +
      "run npm run migrate with DATABASE_MIGRATION_URL, the address of the tables' owner.",
  });
  await drop();
});

it('A version of PostgreSQL that is older than those of the tests, before anything is written', async () => {
  const versions = readFileSync(join(import.meta.dirname, '../test/versions/package.json'), 'utf8');
  const oldest = versions.match(/postgres-(\d+)/)![1];
  const { connection, drop } = await emptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`
    create schema older;
    create function older.current_setting(text) returns text language sql as $$select '14.23 (Debian 14.23-1)'$$;
    alter database ${connection.database} set search_path = older, pg_catalog, public`);
  expect(await started('main.js', urlOf(connection))).toEqual({
    code: 1,
    sentence: `Feedstock needs PostgreSQL ${oldest} or newer, and the database is 14.23 (Debian 14.23-1).`,
  });
  expect((await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
  await client.end();
  await drop();
});

it.each([
  ['28P01', 'password authentication failed for user "market"'],
  ['53300', 'sorry, too many clients already'],
  ['57P03', 'the database system is starting up'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'],
  ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'],
  ['', 'The server does not support SSL connections'],
  ['', 'timeout expired'],
])('%s %s', (code, message) => {
  expect(startFailure(Object.assign(new Error(message), { code }))).toBe(
    `The database cannot be used: ${message}. ${CHECK}`,
  );
});

it.each([
  ['EADDRINUSE', 'Port 4900 is in use; set PORT to another.'],
  ['EACCES', 'The server cannot listen: not permitted. Check HOST and PORT.'],
])('A port that cannot be used: %s', (code, sentence) => {
  expect(startFailure(Object.assign(new Error('not permitted'), { code, syscall: 'listen', port: 4900 }))).toBe(
    sentence,
  );
});

it.each(['53100', 'ENOSPC'])('A full disk: %s', (code) => {
  expect(startFailure(Object.assign(new Error('could not extend file'), { code }))).toBe(
    'The disk of the database is full: make room, and start Feedstock again. No data is lost.',
  );
});

it('A defect keeps its stack', () => {
  expect(startFailure(new TypeError('x is not a function'))).toBeUndefined();
});
