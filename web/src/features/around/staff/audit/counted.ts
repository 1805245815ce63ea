/** The sentence of an event, with its number if it happened several times in the hour. */
export const counted = (sentence: string, count: number): string =>
  count === 1 ? sentence : `${sentence.replace(/\.$/, '')} (${count} times).`;
