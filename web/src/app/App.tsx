import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../features/accounts/session.tsx';
import { ToastOutlet } from '../kit/toasts/ToastOutlet.tsx';
import { Announcer } from '../kit/ui/Announcer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageFailure } from './Failure.tsx';
import { Layout } from './Layout/Layout.tsx';
import { Screens } from './Screens.tsx';

/** The providers, outermost first. */
export const App = ({ client }: { client: ApolloClient }) => (
  <>
    <ErrorBoundary fallback={PageFailure}>
      <ApolloProvider client={client}>
        <SessionProvider>
          <BrowserRouter>
            <Layout>
              <Screens />
            </Layout>
          </BrowserRouter>
        </SessionProvider>
      </ApolloProvider>
    </ErrorBoundary>
    <ToastOutlet />
    <Announcer />
  </>
);
