import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderAs } from '../../../../test/renderAs.tsx';
import { RequestPasswordResetDocument } from './ForgottenPasswordForm.generated.ts';
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';

describe('features/people/accounts/ForgottenPasswordForm', () => {
  const ask = async (result: object) => {
    const email = 'ada@weiss-salts.example';
    await renderAs(null, <ForgottenPasswordForm />, {
      mocks: [{ request: { query: RequestPasswordResetDocument, variables: { email } }, result }],
    });
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  };

  test('says where to look for the link, without saying whether there is an account', async () => {
    await ask({ data: { requestPasswordReset: true } });
    await screen.findByText(/If there is an account with the address ada@weiss-salts\.example/);
  });

  test('shows the reason of a refusal', async () => {
    const reason = 'Too many attempts. Please try again in 60 seconds.';
    await ask({ errors: [new GraphQLError(reason, { extensions: { status: 429 } })] });
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  test('leads back to the sign-in without losing the page to open', async () => {
    await renderAs(null, <ForgottenPasswordForm />, { at: '/reset-password?next=%2Fproduct%2Fp' });
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth?next=%2Fproduct%2Fp');
  });
});
