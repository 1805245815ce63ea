/** Wraps a function so that it runs at the first call only, and later calls return the same value. */
export const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
