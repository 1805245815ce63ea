import { createHash } from 'node:crypto';
import { present } from './present.ts';

/** Reproducible random numbers; each part of the demo market uses its own stream, named by its seed. */
export interface Random {
  /** 0 ≤ n < 1. */
  number(): number;
  within(from: number, to: number): number;
  /** An integer between both bounds, inclusive. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Standard normal distribution. */
  normal(): number;
  /** A UUID of version 7 for a record created at `at`. */
  id(at: Date): string;
}

export const randomOf = (...seed: (string | number)[]): Random => {
  const next = stream(seed.join('|'));
  const number = () => next() / 2 ** 32;
  const whole = (from: number, to: number) => from + Math.floor(number() * (to - from + 1));
  const hex = () => next().toString(16).padStart(8, '0');
  return {
    number,
    whole,
    within: (from, to) => from + number() * (to - from),
    chance: (probability) => number() < probability,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    shuffled: (list) => {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [mixed[last], mixed[other]] = [present(mixed[other]), present(mixed[last])];
      }
      return mixed;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number()),
    id: (at) => {
      const time = at.getTime().toString(16).padStart(12, '0');
      const rest = hex() + hex() + hex();
      return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${'89ab'[next() & 3]}${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
    },
  };
};

/** sfc32: 128 bits of state, so that streams do not overlap. */
const stream = (seed: string): (() => number) => {
  const digest = createHash('sha256').update(seed).digest();
  let a = digest.readUInt32LE(0);
  let b = digest.readUInt32LE(4);
  let c = digest.readUInt32LE(8);
  let counter = digest.readUInt32LE(12) | 1;
  return () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    return result >>> 0;
  };
};
