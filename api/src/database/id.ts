import { hash, randomUUID } from 'node:crypto';

/** A UUID of version 7: 48 bits of time, then `rest` after the version digit. */
const version7 = (ms: number, rest: string): string => {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`;
};

/** A random UUID of version 7; later ids sort later, which keeps indexes compact. */
export const newId = (now = Date.now()): string => version7(now, randomUUID().slice(15));

/** Deterministic id for idempotent inserts. */
export const idOf = (at: number, name: string): string => {
  const digits = hash('sha256', name, 'hex');
  const variant = '89ab'[Number.parseInt(digits.slice(0, 2), 16) % 4];
  return version7(at, `${digits.slice(2, 5)}-${variant}${digits.slice(5, 8)}-${digits.slice(8, 20)}`);
};
