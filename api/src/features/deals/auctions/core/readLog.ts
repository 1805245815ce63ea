import type { LoggedEvent } from './log.ts';
import type { Instant } from './state.ts';

/** A logged event with all opened fields filled in. */
export interface ReadEvent {
  seq: number;
  type: string;
  at: Instant;
  fields: Record<string, unknown>;
  /** Fields for which the log contains only the commitment. */
  closed: ReadonlySet<string>;
}

const HASH = /^[0-9a-f]{64}$/;

/** A hidden field is `{ commitment }` in the payload; the field `commitment` itself holds the commitment of the bidder's receipt. */
export const commitmentIn = (field: string, value: unknown): string | null => {
  if (typeof value === 'object' && value !== null) {
    const [[key, inner] = [], ...others] = Object.entries(value);
    return key === 'commitment' && others.length === 0 ? asHash(inner) : null;
  }
  return field === 'commitment' ? asHash(value) : null;
};

const asHash = (value: unknown): string | null => (typeof value === 'string' && HASH.test(value) ? value : null);

export const payloadOf = (event: LoggedEvent): Record<string, unknown> =>
  JSON.parse(event.payload) as Record<string, unknown>;

export const readEvent = (event: LoggedEvent): ReadEvent => {
  const opened = new Map(Object.entries(event.opened ?? {}));
  const fields: Record<string, unknown> = {};
  const closed = new Set<string>();
  for (const [field, value] of Object.entries(payloadOf(event))) {
    const opening = opened.get(field);
    if (commitmentIn(field, value) === null) fields[field] = value;
    else if (opening) fields[field] = opening.value;
    else closed.add(field);
  }
  return { seq: event.seq, type: event.type, at: Date.parse(event.at), fields, closed };
};

const valueOf = <T>(event: ReadEvent, field: string, is: (value: unknown) => value is T): T => {
  if (event.closed.has(field)) throw new Error(`Event ${event.seq}: ${field} is still hidden.`);
  const value = event.fields[field];
  if (!is(value)) throw new Error(`Event ${event.seq}: ${field} is missing or invalid.`);
  return value;
};

export const textIn = (event: ReadEvent, field: string): string =>
  valueOf(event, field, (value) => typeof value === 'string');

export const textOrNullIn = (event: ReadEvent, field: string): string | null =>
  valueOf(event, field, (value) => value === null || typeof value === 'string');

export const numberIn = (event: ReadEvent, field: string): number =>
  valueOf(event, field, (value) => typeof value === 'number');

/** None if the field is missing. */
export const numbersIn = (event: ReadEvent, field: string): number[] =>
  field in event.fields
    ? valueOf(
        event,
        field,
        (value) => Array.isArray(value) && value.every((each): each is number => typeof each === 'number'),
      )
    : [];

export const numberOrNullIn = (event: ReadEvent, field: string): number | null =>
  valueOf(event, field, (value) => value === null || typeof value === 'number');
