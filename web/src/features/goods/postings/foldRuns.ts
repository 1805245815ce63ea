const SHOWN = 3;

type Item = { id: string };

/**
 * More than three items of one owner in succession are folded: the items to show, and how many are hidden behind an item. `opened` has the
 * first item of each run that is shown whole, so a further page keeps it open.
 */
export const foldRuns = <T extends Item>(
  items: readonly T[],
  ownerOf: (item: T) => string,
  opened: ReadonlySet<string>,
) => {
  const shown: T[] = [];
  const hidden = new Map<string, { run: string; count: number }>();
  for (let start = 0; start < items.length;) {
    const first = items[start] as T;
    const length = items.slice(start).findIndex((item) => ownerOf(item) !== ownerOf(first));
    const run = items.slice(start, length < 0 ? items.length : start + length);
    const kept = opened.has(first.id) ? run : run.slice(0, SHOWN);
    shown.push(...kept);
    const last = kept.at(-1);
    if (last && run.length > kept.length) hidden.set(last.id, { run: first.id, count: run.length - kept.length });
    start += run.length;
  }
  return { shown, hidden };
};
