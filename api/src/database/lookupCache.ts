interface Entry<Value> {
  loadedAt: number;
  value: Promise<Value>;
  isRefreshing: boolean;
}

/** Changes made by other processes take effect within this time. */
const TTL_MS = 1_000;
/** Older entries are refreshed in the background, so that frequent callers do not wait. */
const REFRESH_AFTER_MS = 700;
const MAX_ENTRIES = 10_000;

/** Caches the result of a lookup by id for a second, so that not every request needs a statement. */
export class LookupCache<Value> {
  private readonly load: (id: string) => Promise<Value>;
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(load: (id: string) => Promise<Value>) {
    this.load = load;
  }

  get(id: string): Promise<Value> {
    const entry = this.entries.get(id);
    const age = entry ? Date.now() - entry.loadedAt : Infinity;
    if (entry && age < TTL_MS) {
      if (age >= REFRESH_AFTER_MS) this.refresh(id, entry);
      return entry.value;
    }
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    const value = this.load(id);
    this.entries.set(id, { loadedAt: Date.now(), value, isRefreshing: false });
    value.catch(() => this.entries.delete(id));
    return value;
  }

  delete(id: string): void {
    this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }

  /** Discards the result if the entry was removed in the meantime. */
  private refresh(id: string, entry: Entry<Value>): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    const loadedAt = Date.now();
    const value = this.load(id);
    value.then(
      () => {
        if (this.entries.get(id) === entry) this.entries.set(id, { loadedAt, value, isRefreshing: false });
      },
      () => undefined,
    );
  }
}
