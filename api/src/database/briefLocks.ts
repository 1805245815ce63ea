import { setTimeout as delay } from 'node:timers/promises';
import { StartRefused } from '../common/startRefused.ts';
import { isConflict } from './failureKinds.ts';

/** All requests for a table wait behind a change of it that waits for its lock, and give up after two seconds themselves. */
export const BRIEF_LOCKS = `set lock_timeout = '500ms'`;

const TRIES = 60;
const PAUSE_MS = 1_000;

export interface Retries {
  log?: (line: string) => void;
  tries?: number;
  pauseMs?: number;
}

/** Repeats work that sets `BRIEF_LOCKS` and got no lock. Requests that waited behind it are served during the pause. */
export const repeatUntilLocked = async <T>(
  what: string,
  work: () => Promise<T>,
  { log = () => undefined, tries = TRIES, pauseMs = PAUSE_MS }: Retries = {},
): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tried === tries)
        throw new StartRefused(
          `${what} got no lock in ${tries} tries, because other transactions use its tables: end those that are long, such as a backup, and start Feedstock again.`,
        );
      log(`${what} waits for a lock (try ${tried} of ${tries}).`);
    }
    await delay(pauseMs);
  }
};
