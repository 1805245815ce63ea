import type { ClientBase } from 'pg';
import { awaitIndexLock, indexChanges, isCurrent, rebuildIndex } from './rebuild.ts';

/** Builds the index at the first start and after an upgrade that changes it; otherwise only what changed meanwhile. */
export const prepareIndex = async (client: ClientBase): Promise<void> => {
  let isDone = false;
  while (!isDone) {
    await client.query('begin');
    try {
      await awaitIndexLock(client);
      if (await isCurrent(client)) isDone = !(await indexChanges(client));
      else await rebuildIndex(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
};
