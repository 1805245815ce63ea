import { useCallback, useEffect, useRef } from 'react';

const SPREAD = 1_000;

/** One moment for all that wait: what several reasons read again is then asked for once. */
let moment = 0;
const untilMoment = (): number => {
  // The wall clock may be put back while the page is open.
  const now = performance.now();
  if (moment <= now) moment = now + 200 + Math.random() * SPREAD;
  return moment - now;
};

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
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, untilMoment());
  }, []);
};
