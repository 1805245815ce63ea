import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useParam } from '../../../kit/ui/useParam.ts';
import { paths } from '../../../paths.ts';
import { useSession } from './SessionProvider.tsx';

/** A query parameter that opens a dialog of members: visitors sign in first and come back to the dialog. */
export const useMembersParam = (name: string) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [value, setValue] = useParam(name, '');

  const signIn = (next: string) => {
    const query = new URLSearchParams(search);
    query.set(name, next);
    void navigate(paths.auth({ next: `${pathname}?${query}` }));
  };

  return [user ? value : '', user ? setValue : signIn] as const;
};

const KEY = 'pressed';

/**
 * An act of members, such as watching: visitors sign in first and come back, and then it is done. What was pressed is
 * kept in this tab and not in the URL, because a link must not act for the member who follows it.
 */
export const useMembersAct = (name: string, act: () => void, resume = act): (() => void) => {
  const { user, loading, isUnknown } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isVisitor = !user && !loading && !isUnknown;
  const handleReturn = useEffectEvent(resume);

  // Who comes back without signing in has changed their mind.
  useEffect(() => {
    if (isVisitor) sessionStorage.removeItem(KEY);
  }, [isVisitor]);

  useEffect(() => {
    if (!user || sessionStorage.getItem(KEY) !== name) return;
    sessionStorage.removeItem(KEY);
    handleReturn();
  }, [user, name]);

  return () => {
    if (user) return act();
    sessionStorage.setItem(KEY, name);
    void navigate(paths.auth({ next: pathname + search }));
  };
};
