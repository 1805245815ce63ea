import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { InviteMemberDocument } from '../../features/companies/team/InviteDialog.generated.ts';
import { RemoveMemberDocument } from '../../features/companies/team/TeamTable.generated.ts';
import { TeamScreenDocument, type TeamScreenQuery } from './TeamScreen.generated.ts';
import { TeamScreen } from './TeamScreen.tsx';

describe('screens/Team/TeamScreen', () => {
  type Member = TeamScreenQuery['companyMembers'][number];

  const person = (id: string, role: Member['role'], lastName: string): Member => ({
    __typename: 'CompanyMember',
    id: `membership of ${id}`,
    userId: id,
    role,
    joinedAt: '2026-11-20T10:00:00.000Z',
    programs: ['API key "Shop"'],
    user: {
      __typename: 'User',
      id,
      firstName: 'Ada',
      lastName,
      position: 'Buyer',
      companyProfile: { __typename: 'CompanyProfile', id: 'company', companyName: 'Weiss Salts' },
    },
  });
  const read = (...companyMembers: Member[]) => ({
    request: { query: TeamScreenDocument },
    result: { data: { companyMembers, companyInvitations: [] } },
  });

  it('tells the founder what becomes the company’s before the first invitation, and shows its link once', async () => {
    const founder = person(member.id, 'owner', 'Weiss');
    const sent = {
      request: { query: InviteMemberDocument, variables: { input: { email: 'bo@acme.example', role: 'reader' } } },
      result: {
        data: {
          inviteMember: {
            __typename: 'SentInvitation',
            link: '/invitations#secret',
            invitation: { __typename: 'CompanyInvitation', id: 'i' },
          },
        },
      },
    };
    await renderAs(member, <TeamScreen />, { mocks: [read(founder), sent, read(founder)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText("What is Weiss Salts's for good")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Email address'), 'bo@acme.example');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'reader');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await userEvent.click(await dialog.findByLabelText('I have read what belongs to the company'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect((await screen.findByLabelText('Link of the invitation')).textContent).toMatch(/\/invitations#secret$/);
  });

  it('removes a colleague after the list of what ends, and offers a trader no such thing', async () => {
    const [owner, trader] = [person('owner', 'owner', 'Ost'), person('trader', 'trader', 'Tran')];
    const own = person(member.id, 'admin', 'Weiss');
    const removed = {
      request: { query: RemoveMemberDocument, variables: { userId: 'trader', successorId: 'owner' } },
      result: { data: { removeMember: 'trader' } },
    };
    await renderAs(member, <TeamScreen />, { mocks: [read(owner, own, trader), removed, read(owner, own)] });
    expect(await screen.findByRole('button', { name: 'Leave company' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Hand over/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ada Tran' }));
    expect(await screen.findByText('API key "Shop"')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove colleague' }));
    await waitFor(() => expect(screen.queryByText('Ada Tran')).toBeNull());
  });

  it('leads people without a company to its profile', async () => {
    await renderAs(member, <TeamScreen />, { mocks: [read()] });
    expect(await screen.findByText('You have no company yet')).toBeTruthy();
  });
});
