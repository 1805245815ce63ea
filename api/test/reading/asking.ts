// Asking the reader as Bea, where only what is refused or delivered matters.
import { as, graphqlLimits, type ReadMarket } from './readMarket.ts';

export interface Asking {
  /** The words of a refusal, which come before PostgreSQL is asked. */
  refusal(source: string, variables?: Record<string, unknown>, limits?: typeof graphqlLimits): Promise<string[]>;
  /** The data of an answer without errors. */
  data<T>(source: string, variables?: Record<string, unknown>, limits?: typeof graphqlLimits): Promise<T>;
}

/** The market is opened by the test file, later than this is made. */
export const askingOf = (market: () => ReadMarket): Asking => ({
  async refusal(source, variables = {}, limits = graphqlLimits) {
    const { errors, statements } = await market().ask(source, as('bea'), variables, limits);
    expect(statements).toBe(0);
    return errors;
  },
  async data<T>(source: string, variables = {}, limits = graphqlLimits) {
    const { text, errors } = await market().ask(source, as('bea'), variables, limits);
    expect(errors).toEqual([]);
    return JSON.parse(text) as T;
  },
});
