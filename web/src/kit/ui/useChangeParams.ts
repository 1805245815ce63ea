import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNavigation } from '../navigation/guards.ts';

/**
 * Changes the query of the address in the place of its entry. It starts from the address that was asked for last, not from
 * the one of the last render: of two changes before the next render, the second would undo the first.
 * Nothing is changed once another page was asked for, even while its code is still loading: that would lead back here.
 */
export function useChangeParams(): (change: (params: URLSearchParams) => void) => void {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => void (shown.current = location));
  return useCallback(
    (change) => {
      const { pathname, search, hash, state } = navigation?.guards.asked() ?? shown.current;
      if (pathname !== shown.current.pathname) return;
      const params = new URLSearchParams(search);
      change(params);
      void navigate({ search: params.toString(), hash }, { replace: true, state, preventScrollReset: true });
    },
    [navigation, navigate],
  );
}
