import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { LookupCache } from '../../../database/lookupCache.ts';
import type { OpenSession } from './openSession.type.ts';

export interface SignedIn {
  id: string;
  admin: boolean;
  /** Support or an admin. */
  staff: boolean;
  /** Whether the session has passed the second factor. */
  secondFactor: boolean;
  /** The email address is not confirmed, so the account may not trade if the market sends emails. */
  unconfirmed: boolean;
  /** Sockets end when the member acts for another party. */
  partyId: string;
}

interface SessionRow extends SignedIn {
  stale: boolean;
}

/** Length of the part of the hash that identifies a session to its owner. */
const NAME_DIGITS = 32;
const MAX_LISTED = 100;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const hashAndParty = (value: string): string => {
  const [id = '', party] = value.split(' ');
  return `${hashOf(id)} ${party}`;
};

const VALID = (idle: string): string =>
  `expires_at > clock_timestamp() and last_seen_at > clock_timestamp() - ${idle}::interval`;

/** Sessions in PostgreSQL, keyed by the hash of a random id. They end after some time without use, or at a maximum age. */
export class SessionStore {
  private readonly pool: Pool;
  private readonly idle: string;
  private readonly longest: string;
  /** Keyed by the id itself, to avoid a hash per request; it stays in this process. */
  private readonly cache = new LookupCache((id) => this.load(hashOf(id)));
  private readonly listeners: (() => void)[] = [];

  constructor(pool: Pool, { idleDays, days }: { idleDays: number; days: number }) {
    this.pool = pool;
    this.idle = `${idleDays} days`;
    this.longest = `${days} days`;
  }

  /** Creates a session; its id is only in the cookie. */
  async start(userId: string, userAgent: string | null, secondFactor = false): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.pool.query(
      `insert into session (id_hash, user_id, created_at, last_seen_at, expires_at, user_agent, second_factor_at)
       values ($1, $2, clock_timestamp(), clock_timestamp(), clock_timestamp() + $3::interval, $4, case when $5 then clock_timestamp() end)`,
      [hashOf(id), userId, this.longest, userAgent?.slice(0, 400) ?? null, secondFactor],
    );
    return id;
  }

  async end(id: string): Promise<void> {
    this.cache.delete(id);
    await this.pool.query('delete from session where id_hash = $1', [hashOf(id)]);
    this.notifyListeners();
  }

  /** Adds a listener for sessions that end at this instance. */
  onEnd(listener: () => void): void {
    this.listeners.push(listener);
  }

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }

  /** Filters ids of sessions, each with a party: returns those that are still valid, of members who still act for that party. */
  async stillValid(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Map(ids.map((each) => [hashAndParty(each), each]));
    const { rows } = await this.pool.query<{ found: string }>(
      `select id_hash || ' ' || party_id as found from session join "user" on "user".id = user_id
       where id_hash = any($1) and ${VALID('$2')}`,
      [[...known.keys()].map((each) => each.split(' ')[0]), this.idle],
    );
    return new Set(rows.flatMap(({ found }) => known.get(found) ?? []));
  }

  /** The user's valid sessions, most recently used first. */
  async ofUser(userId: string, currentId: string | undefined): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>(
      `select left(id_hash, ${NAME_DIGITS}) as id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt", id_hash = $3 as "isCurrent"
       from session where user_id = $1 and ${VALID('$2')} order by id_hash = $3 desc, last_seen_at desc, id_hash limit ${MAX_LISTED}`,
      [userId, this.idle, currentId === undefined ? '' : hashOf(currentId)],
    );
    return rows;
  }

  /** Ends one of the user's sessions by the id that `ofUser` lists; false if there is none. */
  async endOf(userId: string, name: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `delete from session where user_id = $1 and left(id_hash, ${NAME_DIGITS}) = $2`,
      [userId, name],
    );
    this.invalidate();
    return rowCount === 1;
  }

  /** Discards cached sessions; call after sessions were ended elsewhere, such as at another instance. */
  invalidate(): void {
    this.cache.clear();
    this.notifyListeners();
  }

  async endAllOf(userId: string): Promise<void> {
    await this.pool.query('delete from session where user_id = $1', [userId]);
    this.invalidate();
  }

  /** The user of a session, or null. A session that was ended elsewhere may be found for another second. */
  find(id: string): Promise<SignedIn | null> {
    return this.cache.get(id);
  }

  private async load(idHash: string): Promise<SignedIn | null> {
    const { rows } = await this.pool.query<SessionRow>({
      name: 'session',
      // A login that began before the account had a second factor gets no session after it.
      text: `select "user".id, role = 'admin' as admin, role in ('admin', 'support') as staff, party_id as "partyId", session.second_factor_at is not null as "secondFactor",
          "user".email_confirmed_at is null and not "user".trades_unconfirmed as unconfirmed,
          session.last_seen_at < clock_timestamp() - interval '5 minutes' as stale
        from session join "user" on "user".id = session.user_id
        where id_hash = $1 and "user".locked_at is null and ${VALID('$2')} and (session.second_factor_at is not null or "user".second_factor_at is null)`,
      values: [idHash, this.idle],
    });
    if (!rows[0]) return null;
    const { stale, ...signedIn } = rows[0];
    if (stale)
      await this.pool.query('update session set last_seen_at = clock_timestamp() where id_hash = $1', [idHash]);
    return signedIn;
  }

  /** Deletes ended sessions. */
  async purge(): Promise<void> {
    await this.pool.query(
      'delete from session where expires_at < clock_timestamp() or last_seen_at < clock_timestamp() - $1::interval',
      [this.idle],
    );
  }
}
