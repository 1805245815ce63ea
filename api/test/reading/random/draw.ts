import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';

/** Choices of one random document; fast-check shrinks each towards the first of what it could have been. */
export class Draw {
  private readonly value: GeneratorValue;

  constructor(value: GeneratorValue) {
    this.value = value;
  }

  int(min: number, max: number): number {
    return min >= max ? min : this.value(within(min, max));
  }

  one<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  chance(percent: number): boolean {
    return this.int(0, 99) >= 100 - percent;
  }
}

const ranges = new Map<string, () => Arbitrary<number>>();

/** One builder for each range: by its arguments fast-check would look for the range among all others, at every draw. */
function within(min: number, max: number): () => Arbitrary<number> {
  const name = `${min} ${max}`;
  const known = ranges.get(name);
  if (known) return known;
  const range = () => fc.integer({ min, max });
  ranges.set(name, range);
  return range;
}
