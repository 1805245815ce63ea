import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Param<Value extends string> = readonly [Value, (next: Value) => void];

/** One value of the address's query (`?tab=offerings`). The default stands in no address; a change replaces the entry. */
export function useParam(name: string, fallback: string): Param<string>;
export function useParam<Value extends string>(
  name: string,
  fallback: NoInfer<Value>,
  allowed: readonly Value[],
): Param<Value>;
export function useParam<Value extends string>(
  name: string,
  fallback: Value,
  allowed?: readonly Value[],
): Param<Value> {
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
