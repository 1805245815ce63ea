import { appOf, type Connection } from '../src/database/embedded.ts';
import { prepareDatabase } from '../src/database/prepare.ts';

/**
 * Makes the database that every test file's own is a copy of. Called once per run, by the first file that asks for one;
 * the tables come from the migrations, and each test makes the rows it needs.
 */
export const prepareTemplate = (connection: Connection): Promise<void> =>
  prepareDatabase(connection, { seed: 'none', app: appOf(connection) });
