import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

const SPREAD = 1_000;

/** Runs it a moment later, once for all calls until then; not at the same instant in all browsers. */
export function useSoon(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useEffectEvent(run);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(), 200 + Math.random() * SPREAD);
  }, []);
}
