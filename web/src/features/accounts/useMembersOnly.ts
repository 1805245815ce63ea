import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from './SessionProvider.tsx';

/** Wraps an action for members: visitors sign in first and come back. */
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
