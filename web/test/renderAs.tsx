// Renders a component for a member or a visitor: session, cache, URL and mocked network.
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cache } from '../src/app/cache.ts';
import { SessionDocument, type SessionQuery } from '../src/features/people/accounts/Session.generated.ts';
import { SessionProvider, useSession } from '../src/features/people/accounts/SessionProvider.tsx';
import { dismissToasts } from '../src/kit/toasts/store.ts';
import { ToastOutlet } from '../src/kit/toasts/ToastOutlet.tsx';
import { inRouter } from './inRouter.tsx';
import { noCompanies } from './noCompanies.ts';

// Toasts stay in the store after a test.
afterEach(() => act(dismissToasts));

export const member: NonNullable<SessionQuery['me']> & { __typename: 'User' } = {
  __typename: 'User' as const,
  id: '0195849e-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Weiss',
  claimedName: null,
  companyName: 'Weiss Salts',
  profileImageUrl: null,
  role: 'both' as const,
  emailConfirmed: true,
  companyProfile: null,
};

/** Somebody who can only read, by their role or by a lock of the company. */
export const reader = (lockReason: string | null = null): typeof member => ({
  ...member,
  companyProfile: { __typename: 'CompanyProfile', id: 'own', lockReason, viewerRole: lockReason ? 'owner' : 'reader' },
});

const Known = ({ children }: { children: ReactNode }) =>
  useSession().loading ? null : <div role="main">{children}</div>;

export async function renderAs(
  user: typeof member | null,
  component: ReactNode,
  { mocks = [], at = '/' }: { mocks?: readonly MockLink.MockedResponse[]; at?: string } = {},
) {
  const session = { request: { query: SessionDocument }, result: { data: { me: user } } };
  render(
    <MockedProvider mocks={[session, ...mocks, noCompanies]} cache={cache()}>
      <SessionProvider>
        {inRouter(<Known>{component}</Known>, at)}
        <ToastOutlet />
      </SessionProvider>
    </MockedProvider>,
  );
  await waitFor(() => screen.getByRole('main', { hidden: true }));
}
