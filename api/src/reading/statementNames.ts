import { brief, render, type Sql, type Statement } from './sql.ts';

const MOST = 200;
const MOST_KNOWN = 1_000;
const HOT = 3;
/** Characters of texts that are watched; whoever sends thousands of different ones only makes it forget. */
const WATCHED = 4_000_000;
/** A prepared statement soon has one plan for all values, but words differ in how many rows they find. */
const SEARCHES = / like lower\(/;

/**
 * Names for statements worth preparing. A named statement saves PostgreSQL its planning, but costs some 100 KiB on every
 * connection, so only texts seen at least three times get one, and at most 200 of them; a caller varying aliases gets none.
 */
export class StatementNames {
  private readonly enabled: boolean;
  private readonly names = new Map<string, string>();
  private readonly seen = new Map<string, number>();
  private watched = 0;
  /** Texts that have a name, by what they are in brief: told apart without being put together. */
  private readonly known = new Map<string, { name: string; text: string }>();

  constructor(enabled = true) {
    this.enabled = enabled;
  }

  /** The statement for PostgreSQL, with a name if it has one. */
  prepared(query: Sql): Statement & { name?: string } {
    const { text: key, values } = brief(query);
    const known = this.known.get(key);
    if (known) return { ...known, values };
    const { text } = render(query);
    const name = this.nameOf(text);
    if (name === undefined) return { text, values };
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, { name, text });
    return { name, text, values };
  }

  nameOf(text: string): string | undefined {
    if (!this.enabled || SEARCHES.test(text)) return undefined;
    const known = this.names.get(text);
    if (known || this.names.size >= MOST) return known;
    const times = (this.seen.get(text) ?? 0) + 1;
    if (times < HOT) {
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
    if (this.watched + text.length > WATCHED) {
      this.seen.clear();
      this.watched = 0;
    }
    this.watched += text.length;
  }
}
