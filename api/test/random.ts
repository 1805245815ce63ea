import { createHash } from 'node:crypto';

/** Picks that are the same in every run. */
export const pickWith = (seed: string) => {
  const next = stream(seed);
  return <T>(list: readonly T[]): T => list[Math.floor((next() / 2 ** 32) * list.length)] as T;
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
