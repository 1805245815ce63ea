/** A value that the seed data always contain. */
export const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The seed data are incomplete.');
  return value;
};
