import type { Connection } from '../src/database/embedded.ts';

/**
 * Makes the database that every test file's own is a copy of. Called once per run, by the first file that asks for one;
 * the tables come from the migrations and the rows from the seed.
 */
export async function prepareTemplate(_connection: Connection): Promise<void> {}
