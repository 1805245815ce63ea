import { Logger } from 'graphile-worker';

/** The part of the server's log that jobs write to. */
export interface JobLog {
  warn(detail: object, text: string): void;
}

/** An email waits for its server without a connection, so that fewer connections than jobs are enough. */
const EXPECTED = /smaller than concurrency/;

/** Passes on the library's warnings. Failed jobs are logged by the worker itself, because their messages may name addresses. */
export const libraryLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message, meta) => {
    if (EXPECTED.test(message)) return;
    if ((level === 'error' || level === 'warning') && !meta?.['failure']) log.warn({ err: meta?.['error'] }, message);
  });
