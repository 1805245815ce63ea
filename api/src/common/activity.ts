import { AsyncLocalStorage } from 'node:async_hooks';

/** An operation as log lines show it. Its name comes from the caller, its root fields from the schema. */
export interface LoggedOperation {
  name?: string;
  fields?: readonly string[];
  points?: number;
  /** Why it was refused or failed. */
  code?: string;
}

/** What statements are run for. */
export interface Activity {
  /** With the ids of a request. */
  log?: { warn(detail: object, text: string): void };
  job?: string;
  operations: LoggedOperation[];
  /** Timers that a request has started outlive it. */
  isOver: boolean;
}

const storage = new AsyncLocalStorage<Activity>();

export const runFor = <Result>(activity: Activity, work: () => Result): Result => storage.run(activity, work);

export const currentActivity = (): Activity | undefined => {
  const activity = storage.getStore();
  return activity?.isOver ? undefined : activity;
};

/** What log lines show of it. */
export const loggedActivity = ({ job, operations }: Activity): object => ({
  ...(job !== undefined && { job }),
  ...(operations.length > 0 && { operations }),
});
