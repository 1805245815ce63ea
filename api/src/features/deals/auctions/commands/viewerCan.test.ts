// Of auctions in the states that occur most; `rareStates.proof.test.ts` has the others.
import type { TestApp } from '../../../../../test/app.ts';
import { expectAgreementIn, often, openViewers, read, scheduled, viewers } from '../../../../../test/auctionStates.ts';
import type { Caller } from '../../../../../test/caller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openViewers();
});
afterAll(() => app.close());

it.each(often)('Of an auction that %s, each viewer can do exactly what the mutations accept', expectAgreementIn);

it('An action that only the owner has is not shown to others', async () => {
  const made = await scheduled();
  const can = async (caller: Caller) =>
    Object.entries(await read(made, caller))
      .filter(([, allowed]) => allowed)
      .map(([action]) => action);
  expect(await can(viewers.owner)).toEqual(['decideParticipation', 'edit', 'addNote', 'moveEnd', 'cancel']);
  expect(await can(viewers.admin)).toEqual(['requestParticipation', 'cancel']);
  expect(await can(viewers.stranger)).toEqual(['requestParticipation']);
  expect(await can(viewers.colleague)).toEqual([]);
  expect(await can(viewers.visitor)).toEqual([]);
});
