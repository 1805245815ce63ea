import { randomUUID } from 'node:crypto';

/** A UUID of version 7: 48 bits of time, then random; ids made later sort later, which keeps indexes compact. */
export const newId = (now = Date.now()): string => {
  const time = now.toString(16).padStart(12, '0');
  // The random bits and the variant lie where they lie in version 4.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};
