import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNavigation } from '../navigation/guards.ts';

type Change = (params: URLSearchParams) => void;
/** `isStep` adds a history entry, so that Back undoes the change. */
type Options = { isStep?: boolean };

/**
 * Changes query parameters and replaces the history entry. Starts from the last requested URL instead of the last rendered one, so that a
 * second change before the next render does not undo the first. Does nothing once another page was requested, because the change would
 * navigate back.
 */
export const useChangeParams = (): ((change: Change, options?: Options) => void) => {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => void (shown.current = location));
  return useCallback(
    (change, { isStep = false } = {}) => {
      const { pathname, search, hash, state } = navigation?.requestedLocation() ?? shown.current;
      if (pathname !== shown.current.pathname) return;
      const params = new URLSearchParams(search);
      change(params);
      void navigate(
        { search: params.toString(), hash },
        { replace: !isStep, state: isStep ? null : (state as unknown), preventScrollReset: true },
      );
    },
    [navigation, navigate],
  );
};
