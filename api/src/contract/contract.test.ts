import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isSpecifiedScalarType, isScalarType, type GraphQLScalarType } from 'graphql';

const text = readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8');
const types = Object.values(buildSchema(text).getTypeMap());

it('Every scalar says where its form is specified', () => {
  const own = types.filter((type): type is GraphQLScalarType => isScalarType(type) && !isSpecifiedScalarType(type));
  expect(own.map(({ name }) => name)).toEqual(['Date', 'DateTime', 'JSON', 'Money']);
  for (const { name, specifiedByURL } of own)
    expect([name, specifiedByURL]).toEqual([name, expect.stringMatching(/^https:/)]);
});

it('The root types say what they are for', () => {
  for (const name of ['Query', 'Mutation', 'Subscription'])
    expect([name, types.find((type) => type.name === name)?.description]).toEqual([name, expect.any(String)]);
});

it('No description has the wrong article', () => {
  expect(text.match(/\b[Aa] [AEIO][a-z]+/g)).toBeNull();
});
