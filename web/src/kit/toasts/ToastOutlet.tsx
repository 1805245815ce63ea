import { lazy, Suspense } from 'react';
import { useToasts } from './store.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Where toasts appear; rendered once, by the app. Its code is loaded with the first toast. */
export const ToastOutlet = () => {
  const hasToasts = useToasts().length > 0;
  return <Suspense>{hasToasts && <Toaster />}</Suspense>;
};
