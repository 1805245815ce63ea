import { useEffect, useState } from 'react';
import { useParam } from './useParam.ts';

/**
 * A text that is typed and kept in the address: `[typed, setTyped, settled]`. What is typed shows at once and reaches
 * the address when the typing pauses; a change of the address from elsewhere shows in the box.
 */
export function useTypedParam(name: string, delay = 250) {
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
}
