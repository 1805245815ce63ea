import type { Asking, Row } from './world.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** How the reference computes a field. */
export type Field = (row: Row, asking: Asking, args: Arguments) => unknown;
