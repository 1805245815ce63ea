import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { OpenSession } from './openSession.type.ts';

export interface SignedIn {
  id: string;
  admin: boolean;
}

/** So much of the hash names a session to its owner. */
const NAME_DIGITS = 32;
const MOST_LISTED = 100;

/** How long one process may believe what it read: a revoked session ends within this time. */
const FRESH_MS = 1_000;
/** What is older than this is read again beside the request that finds it so: whoever is busy never waits for it. */
const AGING_MS = 700;
const MOST_CACHED = 10_000;

/** What was read of a session, and when. */
interface Known {
  at: number;
  user: Promise<SignedIn | null>;
  /** It is being read again. */
  isRenewed: boolean;
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const ALIVE = (idle: string): string =>
  `expires_at > clock_timestamp() and last_seen_at > clock_timestamp() - ${idle}::interval`;

/** Sessions in PostgreSQL under the hash of an opaque random id; idle too long or too old, they are over. */
export class Sessions {
  private readonly pool: Pool;
  private readonly idle: string;
  private readonly longest: string;
  /** By the id itself: it stays in this process, and a hash for every request is a fortieth of its time. */
  private readonly cache = new Map<string, Known>();
  private readonly listeners: (() => void)[] = [];

  constructor(pool: Pool, { idleDays, days }: { idleDays: number; days: number }) {
    this.pool = pool;
    this.idle = `${idleDays} days`;
    this.longest = `${days} days`;
  }

  /** A new session; its id goes into the cookie and is stored nowhere else. */
  async start(userId: string, userAgent: string | null): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.pool.query(
      `insert into session (id_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
       values ($1, $2, clock_timestamp(), clock_timestamp(), clock_timestamp() + $3::interval, $4)`,
      [hashOf(id), userId, this.longest, userAgent?.slice(0, 400) ?? null],
    );
    return id;
  }

  async end(id: string): Promise<void> {
    this.cache.delete(id);
    await this.pool.query('delete from session where id_hash = $1', [hashOf(id)]);
    this.tellEnded();
  }

  /** Hears whenever sessions were ended here. */
  onEnd(listener: () => void): void {
    this.listeners.push(listener);
  }

  private tellEnded(): void {
    for (const listener of this.listeners) listener();
  }

  /** Of these ids, those whose session is not over. */
  async stillOpen(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const idOf = new Map(ids.map((id) => [hashOf(id), id]));
    const { rows } = await this.pool.query<{ hash: string }>(
      `select id_hash as hash from session where id_hash = any($1) and ${ALIVE('$2')}`,
      [[...idOf.keys()], this.idle],
    );
    return new Set(rows.map(({ hash }) => idOf.get(hash)!));
  }

  /** The user's sessions that are not over, the one seen last first. */
  async ofUser(userId: string, currentId: string | undefined): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>(
      `select left(id_hash, ${NAME_DIGITS}) as id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt", id_hash = $3 as "isCurrent"
       from session where user_id = $1 and ${ALIVE('$2')} order by id_hash = $3 desc, last_seen_at desc, id_hash limit ${MOST_LISTED}`,
      [userId, this.idle, currentId === undefined ? '' : hashOf(currentId)],
    );
    return rows;
  }

  /** Ends one of the user's sessions by the name it is listed under; false where there is none. */
  async endOf(userId: string, name: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `delete from session where user_id = $1 and left(id_hash, ${NAME_DIGITS}) = $2`,
      [userId, name],
    );
    this.cache.clear();
    this.tellEnded();
    return rowCount === 1;
  }

  async endAllOf(userId: string): Promise<void> {
    await this.pool.query('delete from session where user_id = $1', [userId]);
    this.cache.clear();
    this.tellEnded();
  }

  /** Who the cookie's id belongs to, or null. */
  find(id: string): Promise<SignedIn | null> {
    const known = this.cache.get(id);
    const age = known ? Date.now() - known.at : Infinity;
    if (known && age < FRESH_MS) {
      if (age >= AGING_MS) this.renew(id, known);
      return known.user;
    }
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    const user = this.look(hashOf(id));
    this.cache.set(id, { at: Date.now(), user, isRenewed: false });
    user.catch(() => this.cache.delete(id));
    return user;
  }

  /** Once; what was ended meanwhile stays out of the cache. */
  private renew(id: string, known: Known): void {
    if (known.isRenewed) return;
    known.isRenewed = true;
    const at = Date.now();
    const user = this.look(hashOf(id));
    user.then(
      () => {
        if (this.cache.get(id) === known) this.cache.set(id, { at, user, isRenewed: false });
      },
      () => undefined,
    );
  }

  private async look(idHash: string): Promise<SignedIn | null> {
    const { rows } = await this.pool.query<{ id: string; role: string; stale: boolean }>({
      name: 'session',
      text: `select "user".id, "user".role, session.last_seen_at < clock_timestamp() - interval '5 minutes' as stale
        from session join "user" on "user".id = session.user_id
        where id_hash = $1 and ${ALIVE('$2')}`,
      values: [idHash, this.idle],
    });
    const row = rows[0];
    if (!row) return null;
    if (row.stale)
      await this.pool.query('update session set last_seen_at = clock_timestamp() where id_hash = $1', [idHash]);
    return { id: row.id, admin: row.role === 'admin' };
  }

  /** Sessions that are over need not be kept. */
  async purge(): Promise<void> {
    await this.pool.query(
      'delete from session where expires_at < clock_timestamp() or last_seen_at < clock_timestamp() - $1::interval',
      [this.idle],
    );
  }
}
