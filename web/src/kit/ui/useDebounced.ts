import { useEffect, useState } from 'react';

/** The value after it has not changed for `delay` milliseconds. */
export const useDebounced = <Value>(value: Value, delay = 250): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};
