import { useCallback } from 'react';
import { useChangeParams } from './useChangeParams.ts';

/** Takes values out of the address at once: what closes the dialog that they opened. */
export function useCloseParams(...names: string[]) {
  const change = useChangeParams();
  const joined = names.join(' ');
  return useCallback(
    () => change((params) => joined.split(' ').forEach((name) => params.delete(name))),
    [joined, change],
  );
}
