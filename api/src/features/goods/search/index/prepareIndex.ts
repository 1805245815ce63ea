import type { ClientBase } from 'pg';
import { transactionOn } from '../../../../database/inTransaction.ts';
import { awaitIndexLock, indexWords, updateIndex } from './rebuild.ts';

/** So many materials are indexed in a second or two. */
const FEW = 1_000;

/**
 * Builds or completes the index of a small catalogue, so that a first market can be searched as soon as it is ready. The servers do so for
 * a larger one while they serve.
 */
export const prepareIndex = async (client: ClientBase, log: (line: string) => void): Promise<void> => {
  const { rowCount } = await client.query(`select from product limit ${FEW + 1}`);
  for (let isDone = rowCount === FEW + 1; !isDone;)
    isDone = await transactionOn(client, async () => {
      await awaitIndexLock(client);
      return !(await updateIndex(client, { log })) && !(await indexWords(client));
    });
};
