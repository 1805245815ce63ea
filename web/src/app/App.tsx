import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SessionProvider } from '../features/people/accounts/SessionProvider.tsx';
import { nextStepAfterRefusal } from '../features/people/accounts/nextStepAfterRefusal.tsx';
import { RefusalHelp } from '../kit/forms/RefusalHelp.ts';
import { ToastOutlet } from '../kit/toasts/ToastOutlet.tsx';
import { Announcer } from '../kit/ui/Announcer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageFailure } from './ErrorPages.tsx';

type AppProps = { client: ApolloClient; router: RouterProviderProps['router'] };

/** The providers, outermost first. */
export const App = ({ client, router }: AppProps) => (
  <>
    <ErrorBoundary fallback={PageFailure}>
      <ApolloProvider client={client}>
        <SessionProvider>
          <RefusalHelp value={nextStepAfterRefusal}>
            <RouterProvider router={router} />
          </RefusalHelp>
        </SessionProvider>
      </ApolloProvider>
    </ErrorBoundary>
    <ToastOutlet />
    <Announcer />
  </>
);
