import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Takes values out of the address at once: what closes the dialog that they opened. */
export function useCloseParams(...names: string[]) {
  const [, setParams] = useSearchParams();
  const joined = names.join(' ');
  return useCallback(
    function close() {
      setParams(
        (current) => {
          const rest = new URLSearchParams(current);
          for (const name of joined.split(' ')) rest.delete(name);
          return rest;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [joined, setParams],
  );
}
