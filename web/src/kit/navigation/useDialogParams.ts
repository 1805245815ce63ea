import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeParams } from '../ui/useChangeParams.ts';
import { useParam } from '../ui/useParam.ts';

/**
 * For dialogs named in the URL: returns the function that closes them. An open dialog has an entry of its own above that of the page, so
 * that Back closes it, even where a link led to the open dialog.
 */
export const useDialogParams = (...names: string[]): (() => void) => {
  const change = useChangeParams();
  const navigate = useNavigate();
  const { search, hash, key, state } = useLocation();
  const handled = useRef<string>(undefined);
  const closed = useRef<string>(undefined);
  const joined = names.join(' ');

  const params = new URLSearchParams(search);
  const isOpen = names.some((name) => params.has(name));
  const hasEntry = (state as { isDialog?: boolean } | null)?.isDialog === true;

  // Before the user can go back.
  useLayoutEffect(() => {
    if (!isOpen || hasEntry || handled.current === key) return;
    handled.current = key;
    const page = new URLSearchParams(search);
    for (const name of joined.split(' ')) page.delete(name);
    void navigate({ search: page.toString(), hash }, { replace: true, preventScrollReset: true });
    void navigate({ search, hash }, { state: { isDialog: true }, preventScrollReset: true });
  }, [isOpen, hasEntry, search, hash, key, joined, navigate]);

  return useCallback(() => {
    // The step back takes a moment, in which a second one would leave the page.
    if (closed.current === key) return;
    if (hasEntry) {
      closed.current = key;
      void navigate(-1);
    } else change((query) => joined.split(' ').forEach((name) => query.delete(name)));
  }, [hasEntry, key, change, joined, navigate]);
};

/** A dialog whose name or subject is a query parameter: `[value, open, close]`. */
export const useDialogParam = (name: string) => {
  const [value, open] = useParam(name, '');
  return [value, open, useDialogParams(name)] as const;
};
