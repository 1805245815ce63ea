import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../features/accounts/session.tsx';
import { ToastOutlet } from '../kit/toasts/ToastOutlet.tsx';
import { Announcer } from '../kit/ui/Announcer.tsx';
import { createClient } from './apollo.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageFailure } from './Failure.tsx';
import { Layout } from './Layout/Layout.tsx';
import { Screens } from './Screens.tsx';

/** The providers, outermost first. */
export function App() {
  const [client] = useState(createClient);
  return (
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
}
