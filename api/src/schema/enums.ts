import { registerEnumType } from 'type-graphql';

/** A GraphQL enum whose values equal the stored values and those of the specification. */
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
