import { LRUCache } from 'lru-cache';

/** Caches the result of a lookup by id for a second, so that not every request needs a statement; changes elsewhere take effect then. */
export class LookupCache<Value> {
  private readonly entries = new LRUCache<string, Promise<Value>>({
    max: 10_000,
    ttl: 1_000,
    ttlResolution: 0,
    perf: Date,
  });

  constructor(private readonly load: (id: string) => Promise<Value>) {}

  get(id: string): Promise<Value> {
    const cached = this.entries.get(id);
    if (cached) return cached;
    const value = this.load(id);
    this.entries.set(id, value);
    value.catch(() => this.entries.peek(id) === value && this.entries.delete(id));
    return value;
  }

  delete(id: string): void {
    this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }
}
