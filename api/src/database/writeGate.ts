import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs a transaction as soon as its caller may have one more under way. */
export type WriteGate = <Result>(work: () => Promise<Result>) => Promise<Result>;

const storage = new AsyncLocalStorage<WriteGate | undefined>();

/** Runs work of a caller, whose transactions ask the gate. Without one, work of the server itself, also where a caller started it. */
export const behindGate = <Result>(gate: WriteGate | undefined, work: () => Result): Result => storage.run(gate, work);

/** Asks before a connection is taken. Only the outermost transaction asks: one within it would wait for the place that it has. */
export const throughGate = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const gate = storage.getStore();
  return gate ? gate(() => storage.run(undefined, work)) : work();
};
