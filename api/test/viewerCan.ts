// Compares what `viewerCan` says with what the mutations accept.
import type { Body, Caller } from './caller.ts';

/** Undefined where the state has nothing to try the action on, such as a bid to void. */
export type Attempt<State> = (state: State, caller: Caller) => Promise<boolean> | undefined;

/** Whether a mutation is accepted. Bad input and limits would hide a wrong answer, so they fail the test. */
export const isAccepted = async (caller: Caller, mutation: string, variables: Body): Promise<boolean> => {
  const { errors } = await caller.graphql(mutation, variables);
  for (const { message, extensions } of errors) {
    if ([400, 429].includes(extensions.status) || extensions.status >= 500)
      throw new Error(`${extensions.code}: ${message}`);
  }
  return errors.length === 0;
};

/** Tries every action as every viewer. An accepted mutation changes the state, so each of them gets a state of its own. */
export const expectAgreement = async <State>(
  make: () => Promise<State>,
  viewers: Readonly<Record<string, Caller>>,
  read: (state: State, caller: Caller) => Promise<Record<string, boolean>>,
  attempts: Readonly<Record<string, Attempt<State>>>,
): Promise<void> => {
  const shared = await make();
  for (const [viewer, caller] of Object.entries(viewers)) {
    const said = await read(shared, caller);
    expect(Object.keys(said).sort()).toEqual(Object.keys(attempts).sort());
    const tried = Object.entries(attempts).map(async ([action, attempt]) => {
      const state = said[action] ? await make() : shared;
      return [action, (await attempt(state, caller)) ?? said[action]];
    });
    const found: Record<string, boolean> = Object.fromEntries(await Promise.all(tried));
    expect({ viewer, ...found }).toEqual({ viewer, ...said });
  }
};
