import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { AFTER_CONFIRMATION } from '../../localPath.ts';
import { ConfirmEmailDocument } from './ConfirmEmailScreen.generated.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

describe('screens/ConfirmEmail/ConfirmEmailScreen', () => {
  const answer = (result: object) => ({
    request: { query: ConfirmEmailDocument, variables: { token: 'a-token' } },
    result,
  });
  const open = (user: typeof member | null, at: string, result: object = { data: { confirmEmail: true } }) =>
    renderAs(user, <ConfirmEmailScreen />, { at, mocks: [answer(result)] });
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));

  it('confirms the address with the token of the link, signed out too', async () => {
    await open(null, '/confirm-email#a-token');
    await confirm();
    await screen.findByText('Your email address is confirmed');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('leads a new member on to what they came for', async () => {
    localStorage.setItem(AFTER_CONFIRMATION, '/offerings/a?open=quote');
    await open(member, '/confirm-email#a-token');
    await confirm();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/offerings/a?open=quote');
    expect(localStorage.getItem(AFTER_CONFIRMATION)).toBeNull();
  });

  it('offers a member a new link if this one has expired', async () => {
    await open({ ...member, emailConfirmed: false }, '/confirm-email#a-token', {
      errors: [{ message: 'This link has expired or was already used.' }],
    });
    await confirm();
    await screen.findByText('This link has expired or was already used.');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('says that the address is confirmed, also if the link has expired since', async () => {
    await open({ ...member, emailConfirmed: true }, '/confirm-email#a-token', {
      errors: [{ message: 'This link has expired or was already used.' }],
    });
    await confirm();
    expect(await screen.findByText('Your email address is confirmed')).toBeTruthy();
  });

  it('says that a link is incomplete', async () => {
    await open(null, '/confirm-email');
    expect(screen.getByText('The link is incomplete. Please open it from the email again.')).toBeTruthy();
  });
});
