import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SessionDocument } from '../../features/people/accounts/Session.generated.ts';
import { SessionProvider } from '../../features/people/accounts/SessionProvider.tsx';
import { ComingSoon } from './ComingSoon.tsx';

describe('screens/Branch/ComingSoon', () => {
  const show = (level: 'industry' | 'product_family') => {
    const page = (
      <ComingSoon category={{ __typename: 'Category', id: 'c', name: 'Textiles', isWatched: false }} level={level} />
    );
    render(
      <MockedProvider mocks={[{ request: { query: SessionDocument }, result: { data: { me: null } } }]}>
        <SessionProvider>
          <MemoryRouter>
            <Routes>
              <Route index element={page} />
              <Route path="/auth" element="Sign in here" />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </MockedProvider>,
    );
  };

  test.each([
    ['industry', 'and market insights.'],
    ['product_family', 'and pricing data.'],
  ] as const)('an empty %s announces what is planned', (level, ending) => {
    show(level);
    expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    expect(
      screen.getByText(
        `We're building a comprehensive product catalog for Textiles. This will include detailed product specifications, supplier information, ${ending}`,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Other Categories' })).toHaveAttribute('href', '/');
  });

  test('a visitor signs in before asking to be notified', async () => {
    show('industry');
    await userEvent.click(screen.getByRole('button', { name: 'Notify Me When Available' }));
    expect(screen.getByText('Sign in here')).toBeVisible();
  });
});
