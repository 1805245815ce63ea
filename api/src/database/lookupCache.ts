/** Changes made by other processes take effect within this time. */
const TTL_MS = 1_000;
const MAX_ENTRIES = 10_000;

/** Caches the result of a lookup by id for a second, so that not every request needs a statement. */
export class LookupCache<Value> {
  private readonly load: (id: string) => Promise<Value>;
  private readonly entries = new Map<string, { loadedAt: number; value: Promise<Value> }>();

  constructor(load: (id: string) => Promise<Value>) {
    this.load = load;
  }

  get(id: string): Promise<Value> {
    const cached = this.entries.get(id);
    if (cached && Date.now() - cached.loadedAt < TTL_MS) return cached.value;
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    const entry = { loadedAt: Date.now(), value: this.load(id) };
    this.entries.set(id, entry);
    entry.value.catch(() => this.entries.get(id) === entry && this.entries.delete(id));
    return entry.value;
  }

  delete(id: string): void {
    this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }
}
