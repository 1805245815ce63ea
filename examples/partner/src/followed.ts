// Records that change, in a journal. Webhooks and the socket only say that something has changed: what has changed is read from the list,
// so that nothing is missed if both of them were not connected.
import { coalesced } from './coalesced.ts';
import { Journal } from './journal.ts';
import { sinceBefore } from './overlap.ts';

interface Page<Entry> {
  nodes: readonly Entry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export class Followed<Entry extends { id: string; updatedAt: string }> {
  readonly known = new Map<string, Entry>();
  private readonly journal: Journal<Entry>;
  private readonly readPage: (updatedSince: string | null, after: string | null) => Promise<Page<Entry>>;
  private readonly onChange: (entry: Entry) => void;
  private last: string | null = null;
  /** Reads what has changed since the last time. */
  readonly catchUp: () => Promise<void>;

  /** `readPage` reads a page of the list that begins with the earliest change. */
  constructor(
    path: string,
    readPage: (updatedSince: string | null, after: string | null) => Promise<Page<Entry>>,
    onChange: (entry: Entry) => void,
  ) {
    this.journal = new Journal(path);
    this.readPage = readPage;
    this.onChange = onChange;
    for (const entry of this.journal.read()) this.note(entry);
    this.catchUp = coalesced(() => this.read());
  }

  private async read(): Promise<void> {
    const updatedSince = sinceBefore(this.last);
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Page<Entry> = await this.readPage(updatedSince, after);
      const changed = nodes.filter((entry) => this.known.get(entry.id)?.updatedAt !== entry.updatedAt);
      // If the program ends here, it continues after this page.
      this.journal.add(...changed);
      for (const entry of changed) {
        this.note(entry);
        this.onChange(entry);
      }
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  }

  private note(entry: Entry): void {
    this.known.set(entry.id, entry);
    if (this.last === null || entry.updatedAt > this.last) this.last = entry.updatedAt;
  }
}
