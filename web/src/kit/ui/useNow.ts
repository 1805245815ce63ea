import { useEffect, useState } from 'react';

/** The current time, updated every `every` milliseconds (default: a minute). */
export const useNow = (every = 60_000): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
