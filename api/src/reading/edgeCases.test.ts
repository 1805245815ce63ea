import { getNamedType, isLeafType, type GraphQLInterfaceType, type GraphQLObjectType } from 'graphql';
import { compared } from '../../test/reading/agree.ts';
import { auctionId } from '../../test/reading/market/plots.ts';
import { nobodysId, tables } from '../../test/reading/market/rows.ts';
import { long, nastyDocuments, product } from '../../test/reading/nastyDocuments.ts';
import { as, visitor, ReadMarket } from '../../test/reading/readMarket.ts';

describe('reading/edgeCases', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const agrees = async (source: string, variables: Record<string, unknown> = {}): Promise<void> => {
    for (const viewer of [visitor, as('bea'), as('sam'), as('sue'), as('ada')]) {
      const { answer, expected } = await compared(market, source, viewer, variables);
      expect(answer).toEqual(expected);
      expect(answer.errors).toEqual([]);
    }
  };

  it.each(Object.entries(nastyDocuments))('handles %s', (_title, [source, variables]) => agrees(source, variables));

  it('refuses an alias of 64 characters below the root with a clear message', async () => {
    const alias = `${long}k`;
    const { errors, statements } = await market.ask(`{ ${alias}: me { id } ${product} { ${alias}: name } }`, visitor);
    expect(errors).toEqual([`product.${alias}: The alias "${alias}" is longer than 63 characters.`]);
    expect(statements).toBe(0);
  });

  it('answers more than fifty fields of one object', async () => {
    const fields = Object.values((market.schema.getType('Auction') as GraphQLObjectType).getFields());
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
    const again = leaves.slice(0, 70 - leaves.length).map((name, at) => `k${at}: ${name}`);
    expect(leaves.length + again.length).toBeGreaterThan(60);
    await agrees(`{ auction(id: "${auctionId('beaLeads', 'sealed')}") { ${leaves.join(' ')} ${again.join(' ')} } }`);
  });

  it('finds any row by its id, with the right type', async () => {
    const possible = market.schema.getPossibleTypes(market.schema.getType('Node') as GraphQLInterfaceType);
    const fragments = possible.map((type) => {
      const leaves = Object.values(type.getFields()).filter(
        (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
      );
      return `... on ${type.name} { ${leaves.map(({ name }) => `${type.name}_${name}: ${name}`).join(' ')} }`;
    });
    for (const table of tables) {
      for (const row of market.world[table].slice(0, 3))
        await agrees(`{ node(id: "${row['id']}") { __typename id ${fragments.join(' ')} } }`);
    }
    const ids = tables.map((table) => String(market.world[table][0]?.['id']));
    await agrees(
      `{ nodes(ids: ${JSON.stringify([...ids, ...ids.slice(0, 3).reverse()])}) { __typename id ${fragments.join(' ')} } }`,
    );
  });

  it('returns null for unknown ids, and refuses more ids than a page has rows', async () => {
    const auction = auctionId('beaLeads', 'public');
    const { text } = await market.ask(
      `{ nodes(ids: ["nonsense", "${auction}", "${nobodysId}"]) { id } none: nodes(ids: []) { id } }`,
      visitor,
    );
    expect(text).toBe(`{"nodes":[null,{"id":"${auction}"},null],"none":[]}`);
    const { errors } = await market.ask(
      `{ nodes(ids: ${JSON.stringify(Array.from({ length: 101 }, () => auction))}) { id } }`,
      visitor,
    );
    expect(errors).toEqual(['"ids" must have at most 100 ids.']);
  });

  it('does not show an auction as ended if its end passed while no engine was running', async () => {
    await market.pool.query(`update engine_heartbeat set beat = clock_timestamp() - interval '61 seconds'`);
    await market.reload();
    await agrees(
      `{ active: auctions(status: active, first: 50) { nodes { id status } } ended: auctions(status: ended, first: 50) { nodes { id status } } }`,
    );
    const { text } = await market.ask(`{ auction(id: "${auctionId('over', 'public')}") { status } }`, visitor);
    expect(text).toBe('{"auction":{"status":"active"}}');
  });
});
