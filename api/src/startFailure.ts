import { DISK_IS_FULL, StartRefused } from './common/startRefused.ts';

const UNREACHABLE = /^(ECONN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_|28|3D000|53300|57P0)|CERT/;
/** Errors of the driver, which have no code. */
const NO_ANSWER = /^(SASL|Connection terminated|timeout )|\bSSL\b/;
/** A table or a column is missing. */
const OLD_TABLES = /^(42P01|42703)$/;
const NO_RIGHTS = '42501';
type SystemError = { code?: string; syscall?: string; port?: number };
const NO_SPACE = /^(53100|ENOSPC)$/;

/** One sentence about what the operator can mend; undefined for a defect, whose stack is needed. */
export const startFailure = (error: unknown): string | undefined => {
  // Node tries the addresses of a name one after the other.
  const cause = (error instanceof AggregateError ? error.errors[0] : error) as Error & SystemError;
  const { code = '', message, syscall, port } = cause;
  if (cause instanceof StartRefused) return message;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another.`;
  if (syscall === 'listen') return `The server cannot listen: ${message}. Check HOST and PORT.`;
  if (NO_SPACE.test(code)) return DISK_IS_FULL;
  if (OLD_TABLES.test(code))
    return 'The tables are missing or older than this version: start Feedstock once, or run npm run migrate.';
  if (code === NO_RIGHTS)
    return `The role of DATABASE_URL may not prepare the database (${message}): run npm run migrate with DATABASE_MIGRATION_URL, the address of the tables' owner.`;
  if (UNREACHABLE.test(code) || NO_ANSWER.test(message))
    return `The database cannot be used: ${message}. Check DATABASE_URL and the other addresses of the database.`;
  return undefined;
};
