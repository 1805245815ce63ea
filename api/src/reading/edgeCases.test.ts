import { getNamedType, isLeafType, type GraphQLInterfaceType, type GraphQLObjectType } from 'graphql';
import { answered } from '../../test/reading/answered.ts';
import { auctionId } from '../../test/reading/market/plots.ts';
import { nobodysId } from '../../test/reading/market/rows.ts';
import { long, nastyDocuments, product } from '../../test/reading/nastyDocuments.ts';
import { as, visitor, ReadMarket } from '../../test/reading/readMarket.ts';
import { seesRow } from '../../test/reading/visibility.ts';
import { tableOf } from '../../test/reading/world.ts';

describe('reading/edgeCases', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const everybody = [visitor, as('bea'), as('sam'), as('sue'), as('ada')];
  const answers = async (source: string, variables: Record<string, unknown> = {}): Promise<void> => {
    for (const viewer of everybody) expect((await answered(market, source, viewer, variables)).errors).toEqual([]);
  };

  it.each(Object.entries(nastyDocuments))('handles %s', (_title, [source, variables]) => answers(source, variables));

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
    await answers(`{ auction(id: "${auctionId('beaLeads', 'sealed')}") { ${leaves.join(' ')} ${again.join(' ')} } }`);
  });

  it('finds any row by its id, with the right type', async () => {
    const possible = market.schema.getPossibleTypes(market.schema.getType('Node') as GraphQLInterfaceType);
    const fragments = possible.map((type) => {
      const leaves = Object.values(type.getFields()).filter(
        (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
      );
      return `... on ${type.name} { ${leaves.map(({ name }) => `${type.name}_${name}: ${name}`).join(' ')} }`;
    });
    const rows = possible.flatMap(({ name }) => {
      const table = tableOf[name];
      return table ? market.world[table].slice(0, 3).map((row) => ({ name, row })) : [];
    });
    const ids = rows.map(({ row }) => row['id']);
    for (const viewer of everybody) {
      const source = `{ nodes(ids: ${JSON.stringify(ids)}) { __typename id ${fragments.join(' ')} } }`;
      const { text, errors } = await answered(market, source, viewer);
      expect(errors).toEqual([]);
      const { nodes } = JSON.parse(text) as { nodes: ({ __typename: string; id: string } | null)[] };
      const found = nodes.map((node) => node && `${node.__typename} ${node.id}`);
      const asking = { world: market.world, viewer };
      expect(found).toEqual(rows.map(({ name, row }) => (seesRow(asking, name, row) ? `${name} ${row['id']}` : null)));
    }
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
    const over = auctionId('over', 'public');
    const { text } = await market.ask(
      `{ auction(id: "${over}") { status } active: auctions(status: active, first: 50) { nodes { id } } ended: auctions(status: ended, first: 50) { nodes { id } } }`,
      visitor,
    );
    const { auction, active, ended } = JSON.parse(text) as Record<'active' | 'ended', { nodes: { id: string }[] }> & {
      auction: object;
    };
    expect(auction).toEqual({ status: 'active' });
    expect(active.nodes).toContainEqual({ id: over });
    expect(ended.nodes).not.toContainEqual({ id: over });
  });
});
