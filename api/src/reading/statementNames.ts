import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { render, type Sql, type Statement } from './sql.ts';

const MAX_NAMES = 200;
const MAX_WATCHED = 10_000;
const MIN_USES = 3;
/** A prepared statement soon gets a generic plan, but the best plan of a search depends on how many rows its words match. */
const SEARCHES = / like lower\(/;

/**
 * Names for statements worth preparing: hashes of their texts. Prepared statements save planning but use memory on every connection, so only
 * repeated texts get a name, and only a limited number: varying aliases does not fill the connections.
 */
export class StatementNames {
  private readonly names = new Set<string>();
  private readonly uses = new LRUCache<string, number>({ max: MAX_WATCHED });

  /** The statement for PostgreSQL, with a name if it has one. */
  prepared(query: Sql): Statement & { name?: string } {
    const statement = render(query);
    const name = this.nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  }

  nameOf(text: string): string | undefined {
    const name = hash('sha1', text);
    if (this.names.has(name)) return name;
    if (this.names.size >= MAX_NAMES || SEARCHES.test(text)) return undefined;
    const uses = (this.uses.get(name) ?? 0) + 1;
    if (uses === MIN_USES) this.names.add(name);
    else this.uses.set(name, uses);
    return uses === MIN_USES ? name : undefined;
  }
}
