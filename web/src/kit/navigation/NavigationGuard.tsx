import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { lazyNamed } from '../lazyNamed.ts';
import { NavigationContext, type Guard, type Navigation } from './guards.ts';
import { loadDiscardDialog } from './loadDiscardDialog.ts';

const DiscardDialog = lazyNamed(loadDiscardDialog, 'DiscardDialog');

/** Asks before unsaved input is discarded. The router supports only one blocker, which is this one. */
export const NavigationGuard = ({ children }: { children: ReactNode }) => {
  const [guards] = useState(() => new Set<Guard>());
  const requested = useRef<Location>(undefined);
  const [asking, setAsking] = useState<{ leave: () => void }>();

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isLosing = [...guards].some(
        (form) => form.hasChanges() && form.isLeft(nextLocation, currentLocation, historyAction),
      );
      if (!isLosing) requested.current = nextLocation;
      return isLosing;
    },
    [guards],
  );
  const blocker = useBlocker(shouldBlock);

  const navigation = useMemo(
    (): Navigation => ({
      guards,
      requestedLocation: () => requested.current,
      confirmLeave(forms, leave) {
        const changed = [...forms].filter((form) => form.hasChanges());
        if (changed.length === 0) return leave();
        setAsking({
          leave() {
            for (const form of changed) form.discard();
            leave();
          },
        });
      },
    }),
    [guards],
  );

  const discardAndProceed = () => {
    if (blocker.state !== 'blocked') return;
    // The router does not call the blocker again for a navigation that proceeds.
    requested.current = blocker.location;
    blocker.proceed();
  };

  const discardAndLeave = () => {
    setAsking(undefined);
    asking?.leave();
  };

  return (
    <NavigationContext value={navigation}>
      {children}
      {blocker.state === 'blocked' ? (
        <DiscardDialog onKeep={() => blocker.reset()} onDiscard={discardAndProceed} />
      ) : (
        asking && <DiscardDialog onKeep={() => setAsking(undefined)} onDiscard={discardAndLeave} />
      )}
    </NavigationContext>
  );
};
