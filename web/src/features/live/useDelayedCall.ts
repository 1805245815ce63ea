import { useCallback, useEffect, useRef } from 'react';

const SPREAD = 1_000;

/** Returns a function that calls `run` once after a short random delay, however often it is called until then. */
export const useDelayedCall = (run: () => void): (() => void) => {
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
};
