import { createContext, useContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

/** A form with unsaved input. */
export type Guard = {
  hasChanges: () => boolean;
  /** Whether a navigation between these locations removes the form. */
  isLeft: (next: Location, current: Location, action: `${NavigationType}`) => boolean;
  /** The user agreed to discard the input. */
  discard: () => void;
};

/** The open forms of the app; `NavigationGuard` connects them to the browser's history. */
export type Navigation = {
  guards: Set<Guard>;
  /** The last requested location; it is rendered once its code has loaded. */
  requestedLocation: () => Location | undefined;
  /** Asks for confirmation before `leave` if one of the forms has changes. */
  confirmLeave: (forms: Iterable<Guard>, leave: () => void) => void;
};

export const NavigationContext = createContext<Navigation | null>(null);
export const useNavigation = () => useContext(NavigationContext);

/** The forms of the surrounding dialog; null on a page. */
export const DialogForms = createContext<Set<Guard> | null>(null);
