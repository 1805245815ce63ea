const MAX = 20_000;
/** Longer texts are descriptions: each is read once, and they would fill the memory. */
const LONGEST = 200;

/** Caches the results of a pure function of a text, because the name of a use is indexed for each of its materials. */
export const memoize = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST) return compute(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
};
