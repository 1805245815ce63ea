import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from './guards.ts';

/** While a dialog is open it has a history entry of its own, so that Back closes it. */
export function useDialogEntry(isOpen: boolean, close: () => void): void {
  const navigation = useNavigation();
  const handleBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen || !navigation) return undefined;
    return navigation.guards.addDialog({ close: () => handleBack() });
  }, [isOpen, navigation]);
}
