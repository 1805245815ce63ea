interface Known<Found> {
  at: number;
  found: Promise<Found>;
  /** Being refreshed. */
  isRenewed: boolean;
}

/** A change elsewhere takes effect within this time. */
const FRESH_MS = 1_000;
/** Older entries are refreshed in the background, so that frequent callers do not wait. */
const AGING_MS = 700;
const MAX = 10_000;

/** Remembers for a second what was found for an id, so that not every request needs a statement. */
export class FreshLookups<Found> {
  private readonly look: (id: string) => Promise<Found>;
  private readonly known = new Map<string, Known<Found>>();

  constructor(look: (id: string) => Promise<Found>) {
    this.look = look;
  }

  find(id: string): Promise<Found> {
    const known = this.known.get(id);
    const age = known ? Date.now() - known.at : Infinity;
    if (known && age < FRESH_MS) {
      if (age >= AGING_MS) this.renew(id, known);
      return known.found;
    }
    if (this.known.size >= MAX) this.known.clear();
    const found = this.look(id);
    this.known.set(id, { at: Date.now(), found, isRenewed: false });
    found.catch(() => this.known.delete(id));
    return found;
  }

  delete(id: string): void {
    this.known.delete(id);
  }

  clear(): void {
    this.known.clear();
  }

  /** Looks once; if the entry was removed meanwhile, the answer is not remembered. */
  private renew(id: string, known: Known<Found>): void {
    if (known.isRenewed) return;
    known.isRenewed = true;
    const at = Date.now();
    const found = this.look(id);
    found.then(
      () => {
        if (this.known.get(id) === known) this.known.set(id, { at, found, isRenewed: false });
      },
      () => undefined,
    );
  }
}
