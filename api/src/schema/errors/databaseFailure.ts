import { accountDeleted, DomainError } from '../../common/errors.ts';
import { isConflict, isConnectionLost } from '../../database/failureKinds.ts';

const RETRY_AFTER = 2;

const unavailable = (message: string): DomainError =>
  new DomainError('UNAVAILABLE', message, undefined, { retryAfter: RETRY_AFTER });

/** Values that PostgreSQL rejects: invalid text, NUL, out of range, invalid dates. */
const UNUSABLE = new Set(['22P02', '22P05', '22021', '22003', '22007', '22008']);

/** The public error for a failure of PostgreSQL that the caller can act on. */
export const databaseFailure = (error: unknown): DomainError | undefined => {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  const state = String(code);
  if (state === '23505') return new DomainError('CONFLICT', 'This already exists.');
  // Raised by triggers (refuse_deleted_member).
  if (state === 'FD001') return accountDeleted();
  if (state === '22P02' && /type uuid/.test(message))
    return new DomainError('BAD_USER_INPUT', `${quoted(message)} is not a valid id.`);
  if (UNUSABLE.has(state)) return new DomainError('BAD_USER_INPUT', 'A value has the wrong form or is out of range.');
  if (isConflict(error)) return unavailable('Somebody else is changing this at the moment. Please try again.');
  if (state === '57014') return unavailable('This took too long and was stopped. Please ask for less.');
  if (isConnectionLost(error) || state.startsWith('53'))
    return unavailable('The market is not reachable at the moment. Please try again.');
  return undefined;
};

const quoted = (message: string): string => /"[^"]*"/.exec(message)?.[0] ?? 'This';
