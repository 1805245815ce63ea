import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `react` when a value becomes another one; not for its first value. */
export const useOnChange = (value: string | null | undefined, react: () => void): void => {
  const known = useRef(value);
  const act = useEffectEvent(react);
  useEffect(() => {
    const before = known.current;
    known.current = value;
    if (before != null && value != null && before !== value) act();
  }, [value]);
};
