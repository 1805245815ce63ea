import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SessionProvider } from '../features/accounts/session.tsx';
import { ToastOutlet } from '../kit/toasts/ToastOutlet.tsx';
import { Announcer } from '../kit/ui/Announcer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageFailure } from './Failure.tsx';

type AppProps = { client: ApolloClient; router: RouterProviderProps['router'] };

/** The providers, outermost first. */
export const App = ({ client, router }: AppProps) => (
  <>
    <ErrorBoundary fallback={PageFailure}>
      <ApolloProvider client={client}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </ErrorBoundary>
    <ToastOutlet />
    <Announcer />
  </>
);
