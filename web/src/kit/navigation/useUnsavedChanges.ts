import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { dialogCount, DialogForms, useNavigation, type Guard } from './guards.ts';
import { loadDiscardDialog } from './loadDiscardDialog.ts';

let isReleased = false;

/** Allows leaving the page without confirmation, for unavoidable redirects. */
export const releaseChanges = () => void (isReleased = true);

const isOtherPage = (next: Location, current: Location) => next.pathname !== current.pathname;
const isDialogLeft = (next: Location, current: Location) =>
  isOtherPage(next, current) || dialogCount(next) < dialogCount(current);

const onBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!isReleased) event.preventDefault();
};

/**
 * Asks before unsaved changes are lost: on navigation, when the surrounding dialog closes, and when the tab closes or reloads. `until` is
 * the query parameter the form depends on; `isKept` forms keep their input within the app.
 */
export function useUnsavedChanges(
  hasChanges: boolean,
  { until, isKept = false }: { until?: string; isKept?: boolean },
) {
  const navigation = useNavigation();
  const dialogForms = useContext(DialogForms);
  const latest = useRef(hasChanges);
  useLayoutEffect(() => void (latest.current = hasChanges));

  const guard = useMemo((): Guard => {
    const isLeft = dialogForms ? isDialogLeft : isOtherPage;
    const valueOf = ({ search }: Location) => until && new URLSearchParams(search).get(until);
    return {
      hasChanges: () => latest.current,
      isLeft: (next, current) => isLeft(next, current) || valueOf(next) !== valueOf(current),
      discard: () => void (latest.current = false),
    };
  }, [dialogForms, until]);

  useEffect(() => {
    if (isKept) return undefined;
    const remove = navigation?.guards.addGuard(guard);
    dialogForms?.add(guard);
    return () => {
      remove?.();
      dialogForms?.delete(guard);
    };
  }, [navigation, dialogForms, guard, isKept]);

  useEffect(() => {
    if (!hasChanges) return undefined;
    if (!isKept) void loadDiscardDialog().catch(() => undefined);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [hasChanges, isKept]);

  /** Call after the changes were saved, before navigating. */
  return guard.discard;
}
