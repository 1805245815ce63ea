import { lazy, Suspense } from 'react';
import { useToasts } from './store.ts';

/** Loads the code of the toasts before the first one, where that one could come too late. */
export const loadToaster = () => import('./Toaster.tsx');

const Toaster = lazy(() => loadToaster().then((module) => ({ default: module.Toaster })));

/** Where toasts appear; rendered once, by the app. Its code is loaded with the first toast. */
export const ToastOutlet = () => {
  const hasToasts = useToasts().length > 0;
  return <Suspense>{hasToasts && <Toaster />}</Suspense>;
};
