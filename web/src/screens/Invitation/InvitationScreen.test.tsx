import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  InvitationScreenDocument,
} from './InvitationScreen.generated.ts';
import { InvitationScreen } from './InvitationScreen.tsx';
import { clearRegistration, registrationDraft } from '../../features/people/accounts/registrationDraft.ts';

describe('screens/Invitation/InvitationScreen', () => {
  const AT = '/invitations#a-token';
  const invitation = (email = member.email) => ({
    __typename: 'OpenInvitation' as const,
    companyName: 'Northsea Chemicals',
    country: 'Norway',
    city: 'Bergen',
    role: 'trader' as const,
    email,
    expiresAt: '2026-11-28T10:00:00.000Z',
  });
  const read = (openInvitation: ReturnType<typeof invitation> | null, isMember = true) => ({
    request: { query: InvitationScreenDocument, variables: { token: 'a-token', isMember } },
    result: {
      data: {
        openInvitation,
        ...(isMember && {
          companyMembers: [],
          apiKeys: [{ __typename: 'ApiKey', id: 'k', name: 'Shop' }],
          webhooks: [],
        }),
      },
    },
  });

  it('lets a visitor sign in or register, and come back', async () => {
    await renderAs(null, <InvitationScreen />, { at: AT, mocks: [read(invitation(), false)] });
    const link = await screen.findByRole('link', { name: 'Create account' });
    expect(link).toHaveAttribute('href', '/auth?tab=register&next=%2Finvitations%23a-token');
    await userEvent.click(link);
    const known = { email: member.email, companyName: 'Northsea Chemicals', country: 'Norway', city: 'Bergen' };
    expect(registrationDraft()).toMatchObject(known);
    clearRegistration();
  });

  it('shows what ends, and what is still open when the member cannot join yet', async () => {
    const refused = {
      request: { query: AcceptInvitationDocument, variables: { token: 'a-token', closesCompany: false } },
      result: {
        errors: [
          {
            message: 'You can join once nothing of your own is open.',
            extensions: { code: 'RECORDS_OPEN', reasons: [{ kind: 'rfp', id: 'r', title: 'Caustic soda' }] },
          },
        ],
      },
    };
    await renderAs(member, <InvitationScreen />, { at: AT, mocks: [read(invitation()), refused] });
    expect(await screen.findByText('API key "Shop"')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('link', { name: 'Caustic soda' })).toHaveAttribute('href', '/rfps/r');
  });

  it('asks another account to log out, and takes a refusal for good', async () => {
    const declined = {
      request: { query: DeclineInvitationDocument, variables: { token: 'a-token', optsOut: true } },
      result: { data: { declineInvitation: true } },
    };
    await renderAs(member, <InvitationScreen />, { at: AT, mocks: [read(invitation('bo@acme.example')), declined] });
    expect(await screen.findByText(/You are signed in as ada@example.com/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send no more invitations to this address' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.queryByText('You have declined the invitation.')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline invitation' }));
    expect(await screen.findByText('You have declined the invitation.')).toBeTruthy();
  });

  it('says when a link no longer works', async () => {
    await renderAs(member, <InvitationScreen />, { at: AT, mocks: [read(null)] });
    expect(await screen.findByText(/or has expired/)).toBeTruthy();
  });
});
