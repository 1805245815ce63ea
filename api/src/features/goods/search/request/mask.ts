import type { Place } from '../parsing/readIdentifiers.ts';

/** Replaces characters that were already read. Folded texts have no control characters, so no pattern reads across it. */
export const MASK = '\u001f';

export const masked = (text: string, places: Place[]): string =>
  places.reduce((left, { from, to }) => left.slice(0, from) + MASK.repeat(to - from) + left.slice(to), text);
