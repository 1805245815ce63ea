import { shortKeyOf, render, type Sql, type Statement } from './sql.ts';

const MAX_NAMES = 200;
const MAX_KEYS = 1_000;
const MIN_USES = 3;
/** Total size of observed texts; many different texts only clear the list. */
const MAX_WATCHED_CHARACTERS = 4_000_000;
/** A prepared statement soon gets a generic plan, but the best plan of a search depends on how many rows its words match. */
const SEARCHES = / like lower\(/;

/**
 * Names for statements worth preparing. Prepared statements save planning but use memory on every connection, so only repeated texts get a
 * name, and only a limited number: varying aliases does not fill the connections.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seen = new Map<string, number>();
  private watched = 0;
  /** Named texts by their short key, which is compared instead of the whole text. */
  private readonly known = new Map<string, { name: string; text: string }>();

  /** The statement for PostgreSQL, with a name if it has one. */
  prepared(query: Sql): Statement & { name?: string } {
    const { text: key, values } = shortKeyOf(query);
    const known = this.known.get(key);
    if (known) return { ...known, values };
    const { text } = render(query);
    const name = this.nameOf(text);
    if (name === undefined) return { text, values };
    if (this.known.size >= MAX_KEYS) this.known.clear();
    this.known.set(key, { name, text });
    return { name, text, values };
  }

  nameOf(text: string): string | undefined {
    if (SEARCHES.test(text)) return undefined;
    const known = this.names.get(text);
    if (known || this.names.size >= MAX_NAMES) return known;
    const times = (this.seen.get(text) ?? 0) + 1;
    if (times < MIN_USES) {
      if (times === 1) this.watch(text);
      this.seen.set(text, times);
      return undefined;
    }
    this.seen.delete(text);
    this.watched -= text.length;
    const name = `feedstock_${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }

  private watch(text: string): void {
    if (this.watched + text.length > MAX_WATCHED_CHARACTERS) {
      this.seen.clear();
      this.watched = 0;
    }
    this.watched += text.length;
  }
}
