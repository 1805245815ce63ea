import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';

/** Choices for one random document; fast-check shrinks each towards its first option. */
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

/** Generators cached by range, because fast-check looks up generators by their arguments at every draw. */
function within(min: number, max: number): () => Arbitrary<number> {
  const name = `${min} ${max}`;
  const known = ranges.get(name);
  if (known) return known;
  const range = () => fc.integer({ min, max });
  ranges.set(name, range);
  return range;
}
