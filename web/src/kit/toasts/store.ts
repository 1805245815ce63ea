// One toast is visible at a time, for 5 s; a dismissed one stays in the store for a while.
import { useSyncExternalStore } from 'react';

export type ToastTone = 'plain' | 'success' | 'error';
type ToastAction = { label: string; onPress: () => void };
export type ToastContent = { title: string; description?: string; tone?: ToastTone; action?: ToastAction };
type Toast = ToastContent & {
  id: number;
  open: boolean;
  /** Remaining time in milliseconds. */
  duration: number;
};

export const VISIBLE_FOR = 5_000;
export const REMOVED_AFTER = 1_000_000;
const LIMIT = 1;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a toast and replaces the current one. */
export const toast = (content: ToastContent, duration = VISIBLE_FOR): number => {
  lastId += 1;
  change([{ ...content, id: lastId, open: true, duration }, ...toasts].slice(0, LIMIT));
  return lastId;
};

export const dismissToast = (id: number): void => {
  change(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => change(toasts.filter((one) => one.id !== id)), REMOVED_AFTER);
};

/** Hides the current toast because its content is outdated. */
export const dismissToasts = (): void => {
  for (const { id, open } of toasts) if (open) dismissToast(id);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);

const STORAGE_KEY = 'toast';

/** Stores a toast, so that the page shows it for its remaining time after a reload. */
export const keepOverReload = (content: Omit<ToastContent, 'action'>, seenFor: number): void => {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ content, duration: VISIBLE_FOR - seenFor }));
};

/** Shows the toast that was stored before the reload, once. */
export const showKeptToast = (): void => {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  if (!kept) return;
  const { content, duration } = JSON.parse(kept) as { content: ToastContent; duration: number };
  toast(content, duration);
};
