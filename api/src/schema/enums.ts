import { registerEnumType } from 'type-graphql';

/** An enum of the graph made from a rule's list of words: names, stored words and the specification's words are one. */
export const graphEnum = <const Word extends string>(
  name: string,
  description: string,
  words: Record<Word, string>,
): { [W in Word]: W } => {
  const items = Object.fromEntries(Object.keys(words).map((word) => [word, word])) as { [W in Word]: W };
  registerEnumType(items, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      Object.entries<string>(words).map(([word, text]) => [word, { description: text }]),
    ) as never,
  });
  return items;
};
