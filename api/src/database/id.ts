import { hash } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUID of version 7; later ids sort later, which keeps indexes compact. */
export const newId = (): string => v7();

/** Deterministic id for idempotent inserts. */
export const idOf = (at: number, name: string): string => {
  const digits = hash('sha256', name, 'hex');
  const variant = '89ab'[Number.parseInt(digits.slice(0, 2), 16) % 4];
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(2, 5)}-${variant}${digits.slice(5, 8)}-${digits.slice(8, 20)}`;
};
