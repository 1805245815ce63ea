import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useNavigate, type Location } from 'react-router-dom';

/**
 * Changes the query of the address as it stands now, in the place of its entry. The router's own setter begins with the
 * query of the last render: of two changes before the next one, the second would undo the first.
 */
export function useChangeParams(): (change: (params: URLSearchParams) => void) => void {
  // The history itself, of which the router's types show less.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      const params = new URLSearchParams(history.location.search);
      change(params);
      void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
    },
    [history, navigate],
  );
}
