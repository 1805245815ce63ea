import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from './session.tsx';

/** Wraps what only members may do: who is signed out goes to sign in, and comes back. */
export function useMembersOnly() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return function membersOnly<Args extends unknown[]>(action: (...args: Args) => void) {
    return (...args: Args) => {
      if (user) action(...args);
      else void navigate(paths.auth({ next: pathname + search }));
    };
  };
}
