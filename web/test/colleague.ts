// A company of two people in a browser test.
import type { BrowserContext } from 'playwright-core';
import { newMember, type NewMember, type Person } from './newMember.ts';

/** Founds a company of a member. */
export async function foundCompany({ graphql }: NewMember, companyName: string): Promise<string> {
  const { saveCompanyProfile } = await graphql<{ saveCompanyProfile: { id: string } }>(
    'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }',
    { input: { companyName, phone: '+47 22 12 34 56', description: 'Ground minerals.' } },
  );
  return saveCompanyProfile.id;
}

/** Registers a person who joins the company of its owner. */
export async function newColleague(
  owner: NewMember,
  visitor: BrowserContext,
  person: Partial<Person> = {},
): Promise<NewMember> {
  const colleague = await newMember(visitor, person);
  const { me } = await colleague.graphql<{ me: { email: string } }>('{ me { email } }');
  const { inviteMember } = await owner.graphql<{ inviteMember: { link: string } }>(
    'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link } }',
    { input: { email: me.email, role: 'trader' } },
  );
  await colleague.graphql('mutation ($token: String!) { acceptInvitation(token: $token) { id } }', {
    token: inviteMember.link.split('#')[1],
  });
  return colleague;
}
