import { registerEnumType } from 'type-graphql';

/** A GraphQL enum whose values equal the stored ones and those of docs/specification-coverage.md, sections 3 and 9. */
export const graphEnum = <const Word extends string>(
  name: string,
  description: string,
  words: Record<Word, string>,
): { [W in Word]: W } => {
  const items = Object.fromEntries(Object.keys(words).map((word) => [word, word])) as { [W in Word]: W };
  const valuesConfig: { [W in Word]?: { description: string } } = {};
  for (const word of Object.values<Word>(items)) valuesConfig[word] = { description: words[word] };
  registerEnumType(items, { name, description, valuesConfig });
  return items;
};
