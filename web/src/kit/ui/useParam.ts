import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One value of the address's query (`?tab=offerings`). The default stands in no address; a change replaces the entry. */
export function useParam<Value extends string>(name: string, fallback: Value, allowed?: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const found = params.get(name) as Value | null;
  const value = found !== null && (!allowed || allowed.includes(found)) ? found : fallback;

  const setValue = useCallback(
    (next: Value) =>
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === fallback) changed.delete(name);
          else changed.set(name, next);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, fallback, setParams],
  );

  return [value, setValue] as const;
}
