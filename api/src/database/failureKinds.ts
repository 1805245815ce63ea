type Failure = { code?: unknown; message?: unknown } | null | undefined;
const codeOf = (error: unknown): string => String((error as Failure)?.code);
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Serialization failure, deadlock, lock timeout: nothing was written, so the transaction can be retried. */
export const isConflict = (error: unknown): boolean => /^(40001|40P01|55P03)$/.test(codeOf(error));

/** A standby: the address has not followed the primary yet, so this connection is as good as lost. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** Whether there was no connection, or it was lost before the answer. Where node-pg itself ends one, its error has no code. */
export const isConnectionLost = (error: unknown): boolean =>
  /^(08|25006|57P|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/.test(codeOf(error)) ||
  LOST.test(String((error as Failure)?.message));
