import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from './useChangeParams.ts';

type Param<Value extends string> = readonly [Value, (next: Value) => void];

/** A query parameter of the URL (`?tab=offerings`). The default is not written to the URL; a change replaces the history entry. */
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
  const [params] = useSearchParams();
  const change = useChangeParams();
  const found = params.get(name) as Value | null;
  const value = found !== null && (!allowed || allowed.includes(found)) ? found : fallback;

  const setValue = useCallback(
    (next: Value) => change((query) => (next === fallback ? query.delete(name) : query.set(name, next))),
    [name, fallback, change],
  );

  return [value, setValue] as const;
}
