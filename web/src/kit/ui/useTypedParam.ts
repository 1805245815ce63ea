import { useEffect, useState } from 'react';
import { useParam } from './useParam.ts';

/**
 * A text input stored in the URL: `[typed, setTyped, settled]`. The text is shown immediately and written to the URL when typing pauses;
 * other changes of the URL update the input.
 */
export const useTypedParam = (name: string, delay = 250) => {
  const [settled, settle] = useParam(name, '');
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const [sent, setSent] = useState(settled);

  if (settled !== seen) {
    setSeen(settled);
    if (settled !== sent) {
      setSent(settled);
      setTyped(settled);
    }
  }

  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      settle(typed);
    }, delay);
    return () => clearTimeout(timer);
  }, [typed, sent, settle, delay]);

  return [typed, setTyped, settled] as const;
};
