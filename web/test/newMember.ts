// Somebody who has just registered: nobody else's postings, bids and messages are theirs.
import type { BrowserContext } from 'playwright-core';
import { sitDown, type Trader } from './trader.ts';

let count = 0;

export const registration = {
  password: 'Quartz-4711!',
  confirmPassword: 'Quartz-4711!',
  firstName: 'Ada',
  lastName: 'Moreau',
  companyName: 'Moreau Minerals',
  position: 'Purchasing',
  mobileNumber: '+33 6 12 34 56 78',
  country: 'France',
  city: 'Lyon',
  role: 'both',
  acceptTerms: true,
  acceptPrivacy: true,
};

/** An address that no other test has. */
export const newEmail = () => `ada.${process.pid}.${Date.now()}.${count++}@moreau-minerals.example`;

/** Signs the visitor up, and gives them a page. */
export async function newMember(visitor: BrowserContext, change: object = {}): Promise<Trader & { id: string }> {
  const answer = await visitor.request.post('/api/register', {
    data: { email: newEmail(), ...registration, ...change },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { user } = (await answer.json()) as { user: { id: string } };
  return { ...(await sitDown(visitor)), id: user.id };
}
