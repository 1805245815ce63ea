import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { DomainError } from '../../../common/errors.ts';
import { execute, returnsRow, type Database } from '../../../database/execute.ts';

/** The page of each kind, and how long a link is valid. */
const kinds = {
  password_reset: { page: '/reset-password', validFor: '30 minutes' },
  email_change: { page: '/change-email', validFor: '1 day' },
  email_confirmation: { page: '/confirm-email', validFor: '1 day' },
  email_revert: { page: '/change-email?revert', validFor: '7 days' },
  company_revert: { page: '/reset-password', validFor: '7 days' },
} as const;

type LinkKind = keyof typeof kinds;

export interface FoundLink {
  userId: string;
  /** The address that the link was sent to; empty in a reset. */
  email: string;
  /** As text, because a date would lose digits. */
  createdAt: string;
}

interface IssuedLink {
  kind: 'email_change' | 'email_revert' | 'company_revert';
  email: string;
  path: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token is in the fragment, which browsers send to no server: it is neither logged nor passed on as a referrer. */
const pathOf = (kind: LinkKind, token: string): string => `${kinds[kind].page}#${token}`;

const createLink = async (db: Database, kind: LinkKind, userId: string, email: string | null): Promise<string> => {
  const token = newToken();
  await execute(
    db,
    `insert into one_time_link (token_hash, kind, user_id, email, expires_at)
     values (?, ?, ?, ?, clock_timestamp() + ?::interval)`,
    [hashOf(token), kind, userId, email, kinds[kind].validFor],
  );
  return token;
};

/** The path of a page where the member can set a new password once, within 30 minutes. */
export const createPasswordResetLink = async (db: Database, userId: string): Promise<string> =>
  pathOf('password_reset', await createLink(db, 'password_reset', userId, null));

/** The path of a page that confirms `email` as the member's address, for one day. */
export const createEmailConfirmationLink = async (db: Database, userId: string, email: string): Promise<string> =>
  pathOf('email_confirmation', await createLink(db, 'email_confirmation', userId, email));

/**
 * Prepares a link about an email address and returns its id. `issueLink` creates the token when the email is sent, so that no job
 * contains it.
 */
export const prepareLink = async (
  db: Database,
  kind: IssuedLink['kind'],
  userId: string,
  email: string,
): Promise<string> => hashOf(await createLink(db, kind, userId, email));

/** The path of a prepared link; undefined if it has expired. Each call creates another token, for a repeated email. */
export const issueLink = async (db: Database, id: string): Promise<IssuedLink | undefined> => {
  const token = newToken();
  const [link] = await execute<Omit<IssuedLink, 'path'>>(
    db,
    `insert into one_time_link (token_hash, kind, user_id, email, created_at, expires_at)
     select ?, kind, user_id, email, created_at, expires_at from one_time_link
     where token_hash = ? and expires_at > clock_timestamp() returning kind, email`,
    [hashOf(token), id],
  );
  return link && { ...link, path: pathOf(link.kind, token) };
};

/** What reverts acts in a company is a new password, with a link that lasts longer. */
const VALID = `case kind when 'company_revert' then 'password_reset' else kind end = ? and token_hash = ? and expires_at > clock_timestamp()`;
const COLUMNS = `user_id as "userId", coalesce(email, '') as email, created_at::text as "createdAt"`;

export const linkInvalid = (): DomainError =>
  new DomainError('LINK_INVALID', 'This link has expired or was already used. Please request a new one.');

const linkBy = async (db: Database, statement: string, kind: LinkKind, token: string): Promise<FoundLink> => {
  const [link] = await execute<FoundLink>(db, statement, [kind, hashOf(token)]);
  if (!link) throw linkInvalid();
  return link;
};

/** Finds the link of a valid token, without using it up. */
export const findLink = (db: Database, kind: LinkKind, token: string): Promise<FoundLink> =>
  linkBy(db, `select ${COLUMNS} from one_time_link where ${VALID}`, kind, token);

/** Uses up a link. Of simultaneous callers with one token, only one gets the link. */
export const useLink = (db: Database, kind: LinkKind, token: string): Promise<FoundLink> =>
  linkBy(db, `delete from one_time_link where ${VALID} returning ${COLUMNS}`, kind, token);

/** The number of unused links of a kind that were sent to the member in a period such as '1 hour'. */
export const countLinks = async (db: Database, kind: LinkKind, userId: string, period: string): Promise<number> => {
  const rows = await execute<object>(
    db,
    'select from one_time_link where kind = ? and user_id = ? and created_at > clock_timestamp() - ?::interval',
    [kind, userId, period],
  );
  return rows.length;
};

/** Ends the member's links that set a password or a new address. Links that revert an address stay: they protect its owner. */
export const endLinks = async (db: Database, userId: string): Promise<void> => {
  await execute(db, `delete from one_time_link where user_id = ? and kind in ('password_reset', 'email_change')`, [
    userId,
  ]);
};

/** Ends the links that revert this and later changes of the address, so that nobody can use them to undo the revert. */
export const endRevertsSince = async (db: Database, { userId, createdAt }: FoundLink): Promise<void> => {
  await execute(
    db,
    `delete from one_time_link where user_id = ? and kind = 'email_revert' and created_at >= ?::timestamptz`,
    [userId, createdAt],
  );
};

/** Whether a former owner of the address can still revert its change. Until then no other account can take the address. */
export const isReserved = (db: Database, email: string, userId: string): Promise<boolean> =>
  returnsRow(
    db,
    `select kind from one_time_link
     where email = ? and user_id <> ? and kind = 'email_revert' and expires_at > clock_timestamp() limit 1`,
    [email, userId],
  );

/** Deletes expired links. */
export const purgeLinks = (pool: Pool) =>
  pool.query('delete from one_time_link where expires_at < statement_timestamp()');
