const own: readonly [start: RegExp, words: string][] = [
  [/^The seller confirmed your/, 'You confirmed the'],
  [/^Your order is on its way/, 'You shipped the order'],
  [/^The buyer says/, 'You say'],
  [/^The (?:buyer|seller) (?=asked|proposed|accepted|declined|withdrew|cancelled)/, 'You '],
];

/** What the market tells the other side about a step, for the side that took it. */
export const ownWords = (content: string): string =>
  own.reduce((text, [start, words]) => text.replace(start, words), content);
