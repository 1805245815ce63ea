/** What search engines show of a description. */
const MAX = 160;

/** The sentences that are given as one description, cut at a word. */
export const shortened = (sentences: readonly (string | null)[]): string => {
  const whole = sentences.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  if (whole.length <= MAX) return whole;
  const cut = whole.slice(0, MAX - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
};
