/** What search engines show of a description. */
const MOST = 160;

/** The sentences that are given as one description, cut at a word. */
export function shortened(sentences: readonly (string | null)[]): string {
  const whole = sentences.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  if (whole.length <= MOST) return whole;
  const cut = whole.slice(0, MOST - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
