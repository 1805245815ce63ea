import { ServerError } from '@apollo/client/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderAs } from '../../../../test/renderAs.tsx';
import { LogInDocument } from './LogIn.generated.ts';
import { LoginForm } from './LoginForm.tsx';

describe('features/people/accounts/LoginForm', () => {
  const input = { email: 'ada@weiss-salts.example', password: 'Quartz-4711!' };

  const logIn = async (answer: { error: Error } | { result: { errors: GraphQLError[] } }) => {
    await renderAs(null, <LoginForm />, {
      mocks: [{ request: { query: LogInDocument, variables: { input } }, ...answer }],
    });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: input.email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: input.password } });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    const notifications = await screen.findByRole('region', { name: /^Notifications/ });
    return within(await within(notifications).findByRole('listitem'));
  };

  test('requires a valid email and a password', async () => {
    await renderAs(null, <LoginForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Email is required.');
    await screen.findByText('Password is required.');
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Please enter a valid email address.');
  });

  // jsdom has no Response.
  const emptyAnswer = { status: 500, statusText: 'Internal Server Error' } as Response;

  test.each([
    ['the network is down', new TypeError('Failed to fetch')],
    ['the server fails without a message', new ServerError('failed', { response: emptyAnswer, bodyText: '' })],
  ])("says 'Failed to login' when %s", async (_when, error) => {
    const toast = await logIn({ error });
    toast.getByText('Error');
    toast.getByText('Failed to login');
  });

  test("shows the server's own message", async () => {
    const message = 'Invalid email or password.';
    const toast = await logIn({ result: { errors: [new GraphQLError(message, { extensions: { status: 401 } })] } });
    toast.getByText('Error');
    toast.getByText(message);
  });
});
