// The PostgreSQL of one test run with its template database. It prints its connections as JSON, and stops and removes its files when its
// standard input ends. That happens however the run ends, kill -9 included. POSTGRES_VERSION=15 takes another one of api/test/versions.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import { untilNextRelease } from '../src/database/migrations/untilNextRelease.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import type * as Prepare from '../src/prepareDatabase.ts';
import { dataFolder } from './dataFolder.ts';

const { POSTGRES_VERSION } = process.env;
const dataDir = dataFolder('feedstock-test-');
const ended = new Promise((resolve) => process.stdin.resume().once('close', resolve));

try {
  const { connection, app, stop } = await startEmbedded({
    dataDir,
    log: (line) => console.error(line),
    durable: false,
    ...(POSTGRES_VERSION && {
      package: createRequire(import.meta.resolve('./versions/package.json')).resolve(`postgres-${POSTGRES_VERSION}`),
    }),
  });
  const { prepareDatabase } = (await import(
    new URL('../dist/prepareDatabase.js', import.meta.url).href
  )) as typeof Prepare;
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query('create database template');
  await client.end();
  const database = 'template';
  await prepareDatabase({ ...connection, database }, { seed: 'none', app: { ...app, database } });
  // What only servers of the release before need must not help in tests of this one.
  const owner = new pg.Client({ ...connection, database });
  await owner.connect();
  const { rows } = await owner.query<{ drop: string }>(
    `select format('drop trigger %I on %I', tgname, relname) as drop from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = any ($1)`,
    [untilNextRelease],
  );
  for (const { drop } of rows) await owner.query(drop);
  await owner.end();
  console.log(JSON.stringify({ owner: connection, app }));
  await ended;
  await stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
