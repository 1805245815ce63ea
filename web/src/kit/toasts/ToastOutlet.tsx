import { lazyNamed } from '../lazyNamed.ts';
import { useToasts } from './store.ts';

/** Preloads the toasts' code where the first toast could otherwise come too late. */
export const loadToaster = () => import('./Toaster.tsx');

const Toaster = lazyNamed(loadToaster, 'Toaster');

/** Container for toasts, rendered once by the app. Its code is loaded with the first toast. */
export const ToastOutlet = () => {
  const hasToasts = useToasts().length > 0;
  return hasToasts && <Toaster />;
};
