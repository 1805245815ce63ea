// Runs queries as Bea, for tests that compare only data or refusals.
import { as, graphqlLimits, type ReadMarket } from './readMarket.ts';

export interface Asking {
  /** The message of a refusal before any statement runs. */
  refusal(source: string, variables?: Record<string, unknown>, limits?: typeof graphqlLimits): Promise<string[]>;
  /** The data of a result without errors. */
  data<T>(source: string, variables?: Record<string, unknown>, limits?: typeof graphqlLimits): Promise<T>;
}

/** A function, because the test file opens the market later. */
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
