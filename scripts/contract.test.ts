import { contractMistakes } from './contract.mjs';

const released = `
  type Query { offering(id: ID!): Offering offerings(first: Int): [Offering!]! }
  type Offering { price: String! unit: String }
  enum Role { buyer seller }
`;
const mistakesIn = (current: string, changelog = '## Unreleased\n\n## 0.1.0\n') =>
  contractMistakes({ released, current, changelog });

it('Additions are free', async () => {
  const more = released.replace('unit: String', 'unit: String weight: Float').replace('seller', 'seller support');
  expect(await mistakesIn(more)).toEqual([]);
});

it('A breaking change is refused until the changelog names it as unreleased', async () => {
  const without = released.replace('price: String!', '').replace('(first: Int)', '');
  expect(await mistakesIn(without)).toEqual([
    expect.stringContaining('announce `Query.offerings.first` under'),
    expect.stringContaining('announce `Offering.price` under'),
  ]);
  const before = '## Unreleased\n\n## 0.1.0\n\n- `Offering.price` and `Query.offerings.first` are gone.\n';
  expect(await mistakesIn(without, before)).toHaveLength(2);
  const announced =
    '# Changelog\n\n## Unreleased\n\n- `Offering.price` and `Query.offerings.first` are gone.\n\n## 0.1.0\n';
  expect(await mistakesIn(without, announced)).toEqual([]);
});

it('A deprecation needs the date of its removal', async () => {
  const deprecated = (reason: string) =>
    released
      .replace('unit: String', `unit: String @deprecated${reason}`)
      .replace('first: Int', `first: Int @deprecated${reason}`)
      .replace('seller', `seller @deprecated${reason}`);
  const named = ['Query.offerings.first', 'Offering.unit', 'Role.seller'];
  const isAboutEach = named.map((path) => expect.stringMatching(`^${path} is deprecated without`) as string);
  expect(await mistakesIn(deprecated(''))).toEqual(isAboutEach);
  expect(await mistakesIn(deprecated('(reason: "Use another.")'))).toEqual(isAboutEach);
  expect(await mistakesIn(deprecated('(reason: "Use another. Removed after 2027-06-30.")'))).toEqual([]);
});
