import { currentActivity, loggedActivity, type Activity } from '../common/activity.ts';

/** Texts of the ORM contain values, such as amounts and addresses of members. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$])\d+(?:\.\d+)?/g;
const SHOWN = 500;

/** Begins a statement; the result is called when it is answered or has failed. */
export type SlowStatements = (pool: string, text: string) => () => void;

/** Logs statements that take long, with what they are run for. */
export const slowStatements =
  (limitMs: number, ownLog: Required<Activity>['log'], count: (pool: string) => void): SlowStatements =>
  (pool, text) => {
    const began = performance.now();
    const activity = currentActivity();
    return () => {
      const ms = Math.round(performance.now() - began);
      if (ms < limitMs) return;
      count(pool);
      const statement = text.replaceAll(VALUES, '?').replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN);
      const detail = { pool, ms, statement, ...(activity && loggedActivity(activity)) };
      (activity?.log ?? ownLog).warn(detail, 'slow statement');
    };
  };
