import { isDemoMember } from '../writing/demoMembers.ts';
import { demoAccounts } from './demoAccounts.ts';

it('Quotas and notices know the accounts with public passwords', () => {
  expect(demoAccounts.filter(({ id }) => !isDemoMember(id))).toEqual([]);
});
