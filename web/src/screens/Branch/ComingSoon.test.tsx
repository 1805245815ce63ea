import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SessionDocument } from '../../features/accounts/Session.generated.ts';
import { SessionProvider, useSession } from '../../features/accounts/session.tsx';
import { ComingSoon } from './ComingSoon.tsx';

const member = {
  __typename: 'User' as const,
  id: 'u',
  email: null,
  firstName: 'Ada',
  lastName: 'Weiss',
  companyName: 'Ada',
  profileImageUrl: null,
  role: null,
};

const Who = () => <p>Signed in: {useSession().user?.firstName ?? 'nobody'}</p>;

function show(level: 'industry' | 'product_family', me: typeof member | null) {
  const page = <ComingSoon category={{ id: 'c', name: 'Textiles' }} level={level} />;
  render(
    <MockedProvider mocks={[{ request: { query: SessionDocument }, result: { data: { me } } }]}>
      <SessionProvider>
        <Who />
        <MemoryRouter>
          <Routes>
            <Route index element={page} />
            <Route path="/auth" element="Sign in here" />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </MockedProvider>,
  );
}

beforeEach(() => localStorage.clear());

test.each([
  ['industry', 'and market insights.'],
  ['product_family', 'and pricing data.'],
] as const)('an empty %s says what is to come', (level, ending) => {
  show(level, null);
  expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  expect(
    screen.getByText(
      `We're building a comprehensive product catalog for Textiles. This will include detailed product specifications, supplier information, ${ending}`,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Other Categories' })).toHaveAttribute('href', '/');
});

test('who is signed out signs in before being notified', async () => {
  show('industry', null);
  await userEvent.click(screen.getByRole('button', { name: 'Notify Me When Available' }));
  expect(screen.getByText('Sign in here')).toBeVisible();
});

test('a member is noted, and stays so', async () => {
  show('industry', member);
  await screen.findByText('Signed in: Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Notify Me When Available' }));
  expect(screen.getByRole('button', { name: 'You will be notified here' })).toBeDisabled();
  expect(localStorage.getItem('availabilityWishes')).toBe('["c"]');
});
