import type { ClientBase } from 'pg';
import { commit } from '../../../database/inTransaction.ts';
import { awaitIndexLock, updateIndex } from './rebuild.ts';

/** Builds the index at the first start and after an upgrade that changes it; otherwise only what changed meanwhile. */
export const prepareIndex = async (client: ClientBase): Promise<void> => {
  for (let isDone = false; !isDone;) {
    await client.query('begin');
    try {
      await awaitIndexLock(client);
      isDone = !(await updateIndex(client));
      await commit(client);
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
};
