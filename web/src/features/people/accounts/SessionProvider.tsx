import { useQuery } from '@apollo/client/react';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { drawFor } from './otherTabs.ts';
import { SessionDocument, type SessionQuery } from './Session.generated.ts';

export type SessionUser = NonNullable<SessionQuery['me']>;

type Session = {
  user: SessionUser | null;
  loading: boolean;
  /** While loading: whether this browser was signed in last time. Only for the first paint, never for access. */
  isExpected: boolean;
  /** The session could not be loaded; `retry` loads it again. */
  isUnknown: boolean;
  retry: () => void;
};

const HINT = 'signedIn';

export const clearSessionHint = () => localStorage.removeItem(HINT);

const SessionContext = createContext<Session>({
  user: null,
  loading: true,
  isExpected: false,
  isUnknown: false,
  retry: () => undefined,
});

/** Loads the session once and provides it to the app. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { data, loading, error, refetch } = useQuery(SessionDocument);
  const user = data?.me ?? null;

  useEffect(() => {
    if (loading || error) return;
    drawFor(user);
    if (user) localStorage.setItem(HINT, 'yes');
    else clearSessionHint();
  }, [loading, error, user]);

  const isExpected = localStorage.getItem(HINT) === 'yes';
  const isUnknown = Boolean(error) && !data;
  const retry = () => void refetch().catch(() => undefined);
  return <SessionContext value={{ user, loading, isExpected, isUnknown, retry }}>{children}</SessionContext>;
};

export const useSession = () => useContext(SessionContext);
