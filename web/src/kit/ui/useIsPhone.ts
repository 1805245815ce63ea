import { useSyncExternalStore } from 'react';
import { media } from '../../theme.ts';

const query = () => matchMedia(media.phone.replace('@media ', ''));

const subscribe = (onChange: () => void) => {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone, for parts that are not only styled differently there. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
