import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** A form whose input would be lost. */
export type Guard = {
  hasChanges: () => boolean;
  /** Whether going from one location to the other removes the form. */
  isLeft: (next: Location, current: Location) => boolean;
  /** The user agreed to lose the input. */
  discard: () => void;
};

type OpenDialog = { close: () => void };

/** What a history entry was pushed for: a dialog that the address names, and dialogs that it does not. */
type EntryState = { addressDialog?: boolean; dialogs?: number } | null;

export const entryState = ({ state }: Location) => (state as EntryState) ?? {};

export const dialogCount = (location: Location): number => {
  const { addressDialog, dialogs = 0 } = entryState(location);
  return dialogs + (addressDialog ? 1 : 0);
};

/** The open forms and dialogs of the app. `NavigationGuard` connects them to the browser's history. */
export function createGuards() {
  const guards = new Set<Guard>();
  const dialogs: OpenDialog[] = [];
  let addressDialogs = 0;
  let onChange = () => {};
  let asked: Location | undefined;
  let isGoingBack = false;

  return {
    dialogs,
    /** The location that was asked for last; it is shown only once its code has loaded. */
    asked: () => asked,
    /** While a step back that the app itself made is on its way. */
    isGoingBack: () => isGoingBack,
    beginGoingBack: () => void (isGoingBack = true),

    arriveAt(location: Location, isStepBack = false) {
      asked = location;
      if (isStepBack) isGoingBack = false;
    },

    /** How many history entries the open dialogs need besides those of the address. */
    entriesNeeded: () => Math.max(0, dialogs.length - addressDialogs),

    subscribe(listener: () => void) {
      onChange = listener;
      return () => void (onChange = () => {});
    },

    addGuard(guard: Guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },

    addDialog(dialog: OpenDialog) {
      dialogs.push(dialog);
      onChange();
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        onChange();
      };
    },

    addAddressDialog() {
      addressDialogs += 1;
      onChange();
      return () => {
        addressDialogs -= 1;
        onChange();
      };
    },

    /** The forms that a navigation would remove with what was typed into them. */
    losing: (next: Location, current: Location) =>
      [...guards].filter((guard) => guard.hasChanges() && guard.isLeft(next, current)),

    changed: () => [...guards].filter((guard) => guard.hasChanges()),
  };
}

export type Navigation = {
  guards: ReturnType<typeof createGuards>;
  /** Asks before `leave` if one of the forms has changes. */
  confirmLeave: (forms: readonly Guard[], leave: () => void) => void;
  goBack: () => void;
};

export const NavigationContext = createContext<Navigation | null>(null);
export const useNavigation = () => useContext(NavigationContext);

/** The forms of the dialog around a component; null on a page. */
export const DialogForms = createContext<Set<Guard> | null>(null);
