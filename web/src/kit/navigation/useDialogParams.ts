import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeParams } from '../ui/useChangeParams.ts';
import { entryState, useNavigation } from './guards.ts';

/**
 * For dialogs named in the URL: returns the function that closes them. If the first URL already names a dialog, an entry for the page
 * without it is inserted before, so that Back closes the dialog.
 */
export function useDialogParams(...names: string[]): () => void {
  const navigation = useNavigation();
  const change = useChangeParams();
  const navigate = useNavigate();
  const location = useLocation();
  const handled = useRef<string>(undefined);
  const joined = names.join(' ');

  const params = new URLSearchParams(location.search);
  const isOpen = names.some((name) => params.has(name));

  useEffect(() => (isOpen ? navigation?.guards.addAddressDialog() : undefined), [isOpen, navigation]);

  // Must run before the dialog looks for its history entry.
  useLayoutEffect(() => {
    const state = entryState(location);
    if (!navigation || !isOpen || state.addressDialog || handled.current === location.key) return;
    handled.current = location.key;
    const { search, hash } = location;
    const page = new URLSearchParams(search);
    for (const name of joined.split(' ')) page.delete(name);
    void navigate(
      { search: page.toString(), hash },
      { replace: true, state: location.state, preventScrollReset: true },
    );
    void navigate({ search, hash }, { state: { ...state, addressDialog: true }, preventScrollReset: true });
  }, [navigation, isOpen, location, joined, navigate]);

  return useCallback(() => {
    const current = navigation?.guards.requestedLocation() ?? location;
    if (navigation && entryState(current).addressDialog) navigation.goBack();
    else change((query) => joined.split(' ').forEach((name) => query.delete(name)));
  }, [navigation, location, change, joined]);
}
