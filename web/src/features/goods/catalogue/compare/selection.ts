// What this tab has selected to compare: kept while it is open, so that materials of several searches can be collected.
import { useSyncExternalStore } from 'react';

export type Kind = 'products' | 'offers';
export type Selected = { id: string; name: string };
export type Selection = Record<Kind, readonly Selected[]>;

export const MAX_COMPARED = 4;

const KEY = 'comparison';
const nothing: Selection = { products: [], offers: [] };
const listeners = new Set<() => void>();
let selection: Selection | undefined;

const isSelected = (value: unknown): value is Selected =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** What was stored may come from another release, so only what still has the right form is taken. */
const stored = (): Selection => {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<Kind, unknown>>;
    const listOf = (value: unknown) =>
      Array.isArray(value) ? value.filter(isSelected).slice(0, MAX_COMPARED) : nothing.products;
    return { products: listOf(found.products), offers: listOf(found.offers) };
  } catch {
    return nothing;
  }
};

const current = () => (selection ??= stored());

const change = (kind: Kind, list: readonly Selected[]) => {
  selection = { ...current(), [kind]: list };
  sessionStorage.setItem(KEY, JSON.stringify(selection));
  for (const listener of listeners) listener();
};

/** Does nothing if the selection of that kind is full. */
export const select = (kind: Kind, { id, name }: Selected): void => {
  const list = current()[kind];
  if (list.length < MAX_COMPARED && !list.some((one) => one.id === id)) change(kind, [...list, { id, name }]);
};

export const deselect = (kind: Kind, id: string): void =>
  change(
    kind,
    current()[kind].filter((one) => one.id !== id),
  );

export const deselectAll = (kind: Kind): void => change(kind, []);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSelection = (): Selection => useSyncExternalStore(subscribe, current);
