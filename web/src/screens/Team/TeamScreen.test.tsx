import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { InviteMemberDocument } from '../../features/people/companies/team/InviteDialog.generated.ts';
import { SecondFactorDocument } from '../../features/people/accounts/secondFactor/SecondFactorSection.generated.ts';
import {
  AnswerTransferDocument,
  ChangeMemberRoleDocument,
  RemoveMemberDocument,
  TransferCompanyDocument,
} from '../../features/people/companies/team/TeamTable.generated.ts';
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
    offerEndsAt: null,
    user: {
      __typename: 'User',
      id,
      firstName: 'Ada',
      lastName,
      position: 'Buyer',
      companyProfile: { __typename: 'CompanyProfile', id: 'company', companyName: 'Weiss Salts' },
    },
  });
  const none = { password: '', code: '' };
  const read = (...companyMembers: Member[]) => ({
    request: { query: TeamScreenDocument },
    result: { data: { companyMembers, companyInvitations: [] } },
  });

  it('tells the founder what becomes the company’s before the first invitation, and shows its link once', async () => {
    const founder = person(member.id, 'owner', 'Weiss');
    const sent = {
      request: {
        query: InviteMemberDocument,
        variables: { input: { email: 'bo@acme.example', role: 'reader', ...none } },
      },
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
    expect(screen.getByText('reads everything of the company, and changes nothing')).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('What you have traded and written so far belongs to Weiss Salts, and colleagues can read it.');
    await userEvent.type(dialog.getByLabelText('Email address'), 'bo@acme.example');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'reader');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect((await screen.findByLabelText('Link of the invitation')).textContent).toMatch(/\/invitations#secret$/);
  });

  it('removes a colleague after the list of what ends, and offers a trader no such thing', async () => {
    const [owner, trader] = [person('owner', 'owner', 'Ost'), person('trader', 'trader', 'Tran')];
    const own = person(member.id, 'admin', 'Weiss');
    const removed = {
      request: { query: RemoveMemberDocument, variables: { userId: 'trader', successorId: 'owner', ...none } },
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

  const factors = (isOn: boolean) => ({
    request: { query: SecondFactorDocument },
    result: {
      data: {
        secondFactor: {
          __typename: 'SecondFactor' as const,
          isOn,
          authenticatorSince: null,
          recoveryCodesLeft: 0,
          passkeys: [],
        },
      },
    },
  });

  it('shows an offer to who is asked and to the owner, who needs the password to make one', async () => {
    const [own, other] = [person(member.id, 'owner', 'Weiss'), person('trader', 'trader', 'Tran')];
    const offerEndsAt = '2026-12-04T10:00:00.000Z';
    const answer = (accepts: boolean) => ({
      request: { query: AnswerTransferDocument, variables: { accepts } },
      result: { data: { answerTransfer: true } },
    });
    const refused = {
      request: { query: TransferCompanyDocument, variables: { userId: 'trader', password: 'wrong', code: '' } },
      result: { errors: [new GraphQLError('Your current password is not right.')] },
    };
    const asked = read({ ...other, role: 'owner' }, { ...own, role: 'trader', offerEndsAt });
    const offered = read(own, { ...other, offerEndsAt });
    const mocks = [asked, answer(true), offered, answer(false), read(own, other), factors(false), refused];
    await renderAs(member, <TeamScreen />, { mocks });
    expect(await screen.findByText('The company is offered to you')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The company is offered to Ada Tran')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('The company is offered to Ada Tran')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over to Ada Tran' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Offer the company' }));
    expect(await dialog.findByText('Password is required.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Offer the company' }));
    expect(await dialog.findByText('Your current password is not right.')).toBeTruthy();
  });

  it('asks for password and code where the role admin is given, and not for another one', async () => {
    const [own, other] = [person(member.id, 'owner', 'Weiss'), person('trader', 'trader', 'Tran')];
    const given = { userId: 'trader', role: 'admin' as const, password: 'secret', code: '123 456' };
    const changed = {
      request: { query: ChangeMemberRoleDocument, variables: given },
      result: {
        data: { changeMemberRole: { __typename: 'CompanyMember' as const, id: other.id, role: 'admin' as const } },
      },
    };
    await renderAs(member, <TeamScreen />, { mocks: [read(own, other), factors(true), changed, read(own, other)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change role of Ada Tran' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'reader');
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'admin');
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret');
    await userEvent.type(await dialog.findByLabelText('Code'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
