import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** A form with unsaved input. */
export type Guard = {
  hasChanges: () => boolean;
  /** Whether a navigation between these locations removes the form. */
  isLeft: (next: Location, current: Location) => boolean;
  /** The user agreed to discard the input. */
  discard: () => void;
};

type OpenDialog = { close: () => void };

/** What a history entry was pushed for: a dialog named in the URL, or other open dialogs. */
type EntryState = { addressDialog?: boolean; dialogs?: number } | null;

export const entryState = ({ state }: Location) => (state as EntryState) ?? {};

export const dialogCount = (location: Location): number => {
  const { addressDialog, dialogs = 0 } = entryState(location);
  return dialogs + (addressDialog ? 1 : 0);
};

/** The open forms and dialogs of the app; `NavigationGuard` connects them to the browser's history. */
export function createGuards() {
  const guards = new Set<Guard>();
  const dialogs: OpenDialog[] = [];
  let addressDialogs = 0;
  let onChange = (_isOpening: boolean) => {};
  let requestedLocation: Location | undefined;
  let isGoingBack = false;

  return {
    dialogs,
    /** The last requested location; it is rendered once its code has loaded. */
    requestedLocation: () => requestedLocation,
    /** True while a step back made by the app itself is in progress. */
    isGoingBack: () => isGoingBack,
    beginGoingBack: () => void (isGoingBack = true),

    arriveAt(location: Location, isStepBack = false) {
      requestedLocation = location;
      if (isStepBack) isGoingBack = false;
    },

    /** Number of history entries the open dialogs need besides those in the URL. */
    entriesNeeded: () => Math.max(0, dialogs.length - addressDialogs),

    subscribe(listener: (isOpening: boolean) => void) {
      onChange = listener;
      return () => void (onChange = () => {});
    },

    addGuard(guard: Guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },

    addDialog(dialog: OpenDialog) {
      dialogs.push(dialog);
      onChange(true);
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        onChange(false);
      };
    },

    addAddressDialog() {
      addressDialogs += 1;
      onChange(true);
      return () => {
        addressDialogs -= 1;
        onChange(false);
      };
    },

    /** Forms with unsaved input that a navigation would remove. */
    losing: (next: Location, current: Location) =>
      [...guards].filter((guard) => guard.hasChanges() && guard.isLeft(next, current)),

    changed: () => [...guards].filter((guard) => guard.hasChanges()),
  };
}

export type Navigation = {
  guards: ReturnType<typeof createGuards>;
  /** Asks for confirmation before `leave` if one of the forms has changes. */
  confirmLeave: (forms: readonly Guard[], leave: () => void) => void;
  goBack: () => void;
};

export const NavigationContext = createContext<Navigation | null>(null);
export const useNavigation = () => useContext(NavigationContext);

/** The forms of the surrounding dialog; null on a page. */
export const DialogForms = createContext<Set<Guard> | null>(null);
