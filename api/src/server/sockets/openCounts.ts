/**
 * Counts how many sockets each address or member has open: adds one for a key and returns a function that removes it, or undefined at the
 * limit.
 */
export const openCounts = (max: number) => {
  const counts = new Map<string, number>();
  return (key: string): (() => void) | undefined => {
    const count = counts.get(key) ?? 0;
    if (count >= max) return undefined;
    counts.set(key, count + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
};
