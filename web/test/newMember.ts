// Somebody who has just registered: nobody else's postings, bids and messages are theirs.
import type { BrowserContext } from 'playwright-core';
import { sitDown, type Trader } from './trader.ts';

export type NewMember = Trader & { id: string };

let count = 0;

const person = {
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
};

/** An address that no other test has. */
const newEmail = () => `ada.${process.pid}.${Date.now()}.${count++}@moreau-minerals.example`;

/** The same person as the form asks for them, by its labels. */
export const registrationFields = (email = newEmail()): Record<string, string> => ({
  'First Name': person.firstName,
  'Last Name': person.lastName,
  'Business Email': email,
  'Mobile Number': person.mobileNumber,
  'Company Name': person.companyName,
  Position: person.position,
  Country: person.country,
  City: person.city,
  Password: person.password,
  'Confirm Password': person.password,
  'I am a': 'Both Buyer & Seller',
});

/** Signs a visitor up; answers the id of the new member. */
export async function register(
  visitor: BrowserContext,
  change: Partial<typeof person & { email: string }> = {},
): Promise<string> {
  const data = { email: newEmail(), ...person, acceptTerms: true, acceptPrivacy: true, ...change };
  const answer = await visitor.request.post('/api/register', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  const { user } = (await answer.json()) as { user: { id: string } };
  return user.id;
}

/** Signs a visitor up, and gives them a page. */
export async function newMember(visitor: BrowserContext, change: Partial<typeof person> = {}): Promise<NewMember> {
  const id = await register(visitor, change);
  return { ...(await sitDown(visitor)), id };
}

/** One member writes to another. */
export const write = (sender: Trader, { id }: NewMember, subject: string, content = 'Two trucks a week.') =>
  sender.graphql('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { recipientId: id, subject, content },
  });
