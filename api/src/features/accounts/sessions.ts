import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

export interface SignedIn {
  id: string;
  admin: boolean;
}

/** How long one process may believe what it read: a revoked session ends within this time. */
const FRESH_MS = 1_000;
const MOST_CACHED = 10_000;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Sessions in PostgreSQL under the hash of an opaque random id; idle too long or too old, they are over. */
export class Sessions {
  private readonly pool: Pool;
  private readonly idle: string;
  private readonly longest: string;
  private readonly cache = new Map<string, { at: number; user: Promise<SignedIn | null> }>();

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
    const idHash = hashOf(id);
    this.cache.delete(idHash);
    await this.pool.query('delete from session where id_hash = $1', [idHash]);
  }

  /** Who the cookie's id belongs to, or null. */
  find(id: string): Promise<SignedIn | null> {
    const idHash = hashOf(id);
    const now = Date.now();
    const known = this.cache.get(idHash);
    if (known && now - known.at < FRESH_MS) return known.user;
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    const user = this.look(idHash);
    this.cache.set(idHash, { at: now, user });
    user.catch(() => this.cache.delete(idHash));
    return user;
  }

  private async look(idHash: string): Promise<SignedIn | null> {
    const { rows } = await this.pool.query<{ id: string; role: string; stale: boolean }>({
      name: 'session',
      text: `select "user".id, "user".role, session.last_seen_at < clock_timestamp() - interval '5 minutes' as stale
        from session join "user" on "user".id = session.user_id
        where id_hash = $1 and expires_at > clock_timestamp() and last_seen_at > clock_timestamp() - $2::interval`,
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
