import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderAs } from '../../../test/renderAs.tsx';
import { RevertEmailChangeDocument } from '../../features/people/accounts/NewPasswordForm.generated.ts';
import { ConfirmEmailChangeDocument } from './ChangeEmailScreen.generated.ts';
import { ChangeEmailScreen } from './ChangeEmailScreen.tsx';

describe('screens/ChangeEmail/ChangeEmailScreen', () => {
  const GONE = 'This link has expired or was already used. Please request a new one.';

  const confirm = async (result: object) => {
    await renderAs(null, <ChangeEmailScreen />, {
      at: '/change-email#a-token',
      mocks: [{ request: { query: ConfirmEmailChangeDocument, variables: { token: 'a-token' } }, result }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  };

  test('confirms the new address with the token of the link', async () => {
    await confirm({ data: { confirmEmailChange: true } });
    await screen.findByText('Your email address is changed');
  });

  test('says that a link no longer works', async () => {
    await confirm({ errors: [new GraphQLError(GONE)] });
    await screen.findByText(GONE);
  });

  test('restores the former address with a new password', async () => {
    const password = 'Quartz-4711!';
    const input = { token: 'a-token', newPassword: password, confirmPassword: password };
    const request = { query: RevertEmailChangeDocument, variables: { input } };
    await renderAs(null, <ChangeEmailScreen />, {
      at: '/change-email?revert#a-token',
      mocks: [{ request, result: { data: { remaining: [] } } }],
    });
    for (const label of ['New Password', 'Confirm New Password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: password } });
    await userEvent.click(screen.getByRole('button', { name: 'Restore my address' }));
    await screen.findByText('Your email address is restored');
  });
});
