import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router-dom';
import { createGuards, entryState, NavigationContext, type Guard, type Navigation } from './guards.ts';
import { loadDiscardDialog } from './loadDiscardDialog.ts';

const DiscardDialog = lazy(() => loadDiscardDialog().then((m) => ({ default: m.DiscardDialog })));

/**
 * Connects forms and dialogs to the browser's history: Back closes an open dialog instead of leaving the page, and unsaved input is
 * discarded only after confirmation. The router supports only one blocker, which is this one.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const [guards] = useState(createGuards);
  const [asking, setAsking] = useState<{ forms: readonly Guard[]; leave: () => void }>();
  const navigate = useNavigate();

  const shouldBlock = useMemo(
    (): BlockerFunction =>
      ({ currentLocation, nextLocation, historyAction }) => {
        const isOwnStep = guards.isGoingBack() && historyAction === 'POP';
        if (!isOwnStep && guards.losing(nextLocation, currentLocation).length > 0) return true;
        guards.arriveAt(nextLocation, isOwnStep);
        return false;
      },
    [guards],
  );
  const blocker = useBlocker(shouldBlock);

  const navigation = useMemo(
    (): Navigation => ({
      guards,
      confirmLeave(forms, leave) {
        const changed = forms.filter((form) => form.hasChanges());
        if (changed.length > 0) setAsking({ forms: changed, leave });
        else leave();
      },
      goBack() {
        if (guards.isGoingBack()) return;
        guards.beginGoingBack();
        void navigate(-1);
      },
    }),
    [guards, navigate],
  );
  useDialogEntries(navigation);

  function discardAndProceed() {
    if (blocker.state !== 'blocked') return;
    // The router does not call the blocker again for a navigation that proceeds.
    guards.arriveAt(blocker.location);
    blocker.proceed();
  }

  function discardAndLeave() {
    for (const form of asking?.forms ?? []) form.discard();
    setAsking(undefined);
    asking?.leave();
  }

  return (
    <NavigationContext value={navigation}>
      {children}
      <Suspense>
        {blocker.state === 'blocked' ? (
          <DiscardDialog onKeep={() => blocker.reset()} onDiscard={discardAndProceed} />
        ) : (
          asking && <DiscardDialog onKeep={() => setAsking(undefined)} onDiscard={discardAndLeave} />
        )}
      </Suspense>
    </NavigationContext>
  );
}

/** Each open dialog has its own history entry: Back removes it, and so does closing the dialog. */
function useDialogEntries({ guards, goBack }: Navigation) {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useRef(location);

  const settle = useEffectEvent((flushSync: boolean) => {
    const requestedLocation = guards.requestedLocation();
    if (guards.isGoingBack() || (requestedLocation && requestedLocation.key !== location.key)) return;
    const { dialogs = 0, ...state } = entryState(location);
    const needed = guards.entriesNeeded();
    const before = entryState(shown.current).dialogs ?? 0;
    const wentBack = shown.current.key !== location.key && dialogs < before;
    shown.current = location;
    if (needed === dialogs) return;
    if (needed < dialogs) return goBack();
    if (wentBack) return guards.dialogs.at(-1)?.close();
    const { search, hash } = location;
    // Rendered at once: if Back came before that, no new location would be rendered, and the dialog would stay open.
    const options = { state: { ...state, dialogs: dialogs + 1 }, preventScrollReset: true, flushSync };
    void navigate({ search, hash }, options);
  });

  // React cannot render at once from within an effect.
  useEffect(() => settle(false), [location]);

  useEffect(() => {
    const waiting = new Set<boolean>();
    return guards.subscribe((isOpening) => {
      if (waiting.has(isOpening)) return;
      waiting.add(isOpening);
      // Once for all dialogs that open or close together. An open dialog gets its entry before Back can come; a closed one gives it
      // up later, because another dialog may replace it.
      const schedule = isOpening ? queueMicrotask : setTimeout;
      schedule(() => {
        waiting.delete(isOpening);
        settle(true);
      });
    });
  }, [guards]);
}
