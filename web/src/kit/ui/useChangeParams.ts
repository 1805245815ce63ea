import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router-dom';

/**
 * Changes the query of the address as it stands now, in the place of its entry. The router's own setter begins with the
 * query of the last render: of two changes before the next one, the second would undo the first.
 * Nothing is changed once another page was asked for, though this one stands until the other's code has come: a text that settles
 * meanwhile would lead back here.
 */
export function useChangeParams(): (change: (params: URLSearchParams) => void) => void {
  // The history itself, of which the router's types show less.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (change) => {
      if (history.location.pathname !== pathname) return;
      const params = new URLSearchParams(history.location.search);
      change(params);
      void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
    },
    [history, navigate, pathname],
  );
}
