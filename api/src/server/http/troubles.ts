import type { LogFn, LoggerOptions } from 'pino';
import { toPublicError } from '../../schema/errors/publicError.ts';

const QUIET_MS = 10_000;

interface Logged {
  err?: unknown;
  pool?: string;
  job?: string;
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Whether the market cannot do something for a while, which no stack explains. A statement that is too slow is found by its stack. */
const isTrouble = (error: unknown): error is Error =>
  error instanceof Error && toPublicError(error).code === 'UNAVAILABLE' && codeOf(error) !== '57014';

/**
 * A database that is away fails everything that runs, many times a second. Each kind of such a failure is logged once in ten seconds, in
 * one line without a stack, with how many were left out since the line before.
 */
export const briefTroubles = (): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> => {
  const kinds = new Map<string, { until: number; leftOut: number }>();
  return function (args: Parameters<LogFn>, method) {
    const [detail, text] = args as unknown[];
    const logged: Logged = typeof detail === 'object' && detail ? detail : {};
    const { err, pool = '', job = '' } = logged;
    if (!isTrouble(err)) return method.apply(this, args);
    // The library of jobs puts the error into the text.
    const message = String(text).replace(/ *[;:('].*/s, '');
    const kind = [message, pool, job].join(' ');
    const { until, leftOut } = kinds.get(kind) ?? { until: 0, leftOut: 0 };
    const now = performance.now();
    if (now < until) return void kinds.set(kind, { until, leftOut: leftOut + 1 });
    kinds.set(kind, { until: now + QUIET_MS, leftOut: 0 });
    const brief = { ...logged, err: undefined, code: codeOf(err), reason: err.message, leftOut };
    return method.apply(this, [brief, message]);
  };
};
