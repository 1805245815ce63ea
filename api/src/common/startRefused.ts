/** A start that cannot go on for a reason the reader can mend: its message is printed alone, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
