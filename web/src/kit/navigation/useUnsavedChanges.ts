import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { DialogForms, useNavigation, type Guard } from './guards.ts';
import { loadDiscardDialog } from './loadDiscardDialog.ts';

let isReleased = false;

/** Allows leaving the page without confirmation, for unavoidable redirects. */
export const releaseChanges = () => void (isReleased = true);

let changedForms = 0;
/** Whether something on the page is typed and not saved. */
export const hasUnsavedChanges = (): boolean => changedForms > 0;

const onBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!isReleased) event.preventDefault();
};

/**
 * Asks before unsaved changes are lost: on navigation, when the surrounding dialog closes, and when the tab closes or reloads. `until` is
 * the query parameter the form depends on; `isKept` forms keep their input within the app.
 */
export const useUnsavedChanges = (
  hasChanges: boolean,
  { until, isKept = false }: { until?: string; isKept?: boolean },
) => {
  const navigation = useNavigation();
  const dialogForms = useContext(DialogForms);
  const latest = useRef(hasChanges);
  useLayoutEffect(() => void (latest.current = hasChanges));

  const guard = useMemo((): Guard => {
    const shown = ({ search }: Location) => (dialogForms ? search : until && new URLSearchParams(search).get(until));
    return {
      hasChanges: () => latest.current,
      // What is open in a dialog stands in the query. A list below it replaces only its own part, such as a text that was typed before.
      isLeft: (next, current, action) =>
        next.pathname !== current.pathname ||
        (shown(next) !== shown(current) && !(dialogForms && action === 'REPLACE')),
      discard: () => void (latest.current = false),
    };
  }, [dialogForms, until]);

  useEffect(() => {
    if (isKept) return undefined;
    const places = [navigation?.guards, dialogForms];
    for (const forms of places) forms?.add(guard);
    return () => places.forEach((forms) => forms?.delete(guard));
  }, [navigation, dialogForms, guard, isKept]);

  useEffect(() => {
    if (!hasChanges) return undefined;
    if (!isKept) void loadDiscardDialog().catch(() => undefined);
    changedForms++;
    if (changedForms === 1) window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      changedForms--;
      if (changedForms === 0) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [hasChanges, isKept]);

  /** Call after the changes were saved, before navigating. */
  return guard.discard;
};
