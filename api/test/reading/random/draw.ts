import fc, { type GeneratorValue } from 'fast-check';

/** Choices of one random document; fast-check shrinks each towards the first of what it could have been. */
export class Draw {
  private readonly value: GeneratorValue;

  constructor(value: GeneratorValue) {
    this.value = value;
  }

  int(min: number, max: number): number {
    return min >= max ? min : this.value(fc.integer, { min, max });
  }

  one<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  chance(percent: number): boolean {
    return this.int(0, 99) >= 100 - percent;
  }
}
