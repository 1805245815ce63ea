const words: readonly (readonly [hours: number, text: string])[] = [
  [1, 'Usually within an hour'],
  [4, 'Usually within a few hours'],
  [24, 'Usually within a day'],
  [72, 'Usually within three days'],
  [168, 'Usually within a week'],
];

/** How fast a company answers, in plain words; nothing if it is not known. */
export const usualResponse = (hours: number | null): string | null =>
  hours === null ? null : (words.find(([most]) => hours <= most)?.[1] ?? 'Usually after more than a week');
