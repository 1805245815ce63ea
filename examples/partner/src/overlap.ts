/** The market shows a change up to some seconds after its time, so each question goes back further than the last answer. */
const OVERLAP_MS = 60_000;

/** `updatedSince` for the changes after those up to `last`, some of which come again. */
export const sinceBefore = (last: string | null): string | null =>
  last === null ? null : new Date(Date.parse(last) - OVERLAP_MS).toISOString();
