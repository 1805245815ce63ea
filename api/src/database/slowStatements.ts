import { currentActivity, loggedActivity, type Activity } from '../common/activity.ts';

/** Texts of the ORM contain values, such as amounts and addresses of members. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$])\d+(?:\.\d+)?/g;
const SHOWN = 500;

/** Logs statements that take long, with what they are run for. */
export class SlowStatements {
  private readonly limitMs: number;
  private readonly log: Required<Activity>['log'];
  private readonly count: (pool: string) => void;

  constructor(limitMs: number, log: Required<Activity>['log'], count: (pool: string) => void) {
    this.limitMs = limitMs;
    this.log = log;
    this.count = count;
  }

  /** Begins a statement; the result is called when it is answered or has failed. */
  begin(pool: string, text: string): () => void {
    const began = performance.now();
    const activity = currentActivity();
    return () => {
      const ms = Math.round(performance.now() - began);
      if (ms < this.limitMs) return;
      this.count(pool);
      const statement = text.replaceAll(VALUES, '?').replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN);
      const detail = { pool, ms, statement, ...(activity && loggedActivity(activity)) };
      (activity?.log ?? this.log).warn(detail, 'slow statement');
    };
  }
}
