import { useCallback, useEffect, useRef } from 'react';

const SPREAD = 1_000;

/** Runs it a moment later, once for all calls until then; not at the same instant in all browsers. */
export function useSoon(run: () => void): () => void {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return useCallback(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        latest.current();
      },
      200 + Math.random() * SPREAD,
    );
  }, []);
}
