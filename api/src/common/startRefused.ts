/** A start that cannot go on for a reason the reader can mend: its message is printed alone, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

export const DISK_IS_FULL = 'The disk of the database is full: make room, and start Feedstock again. No data is lost.';
