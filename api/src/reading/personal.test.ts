import { getNamedType, isCompositeType, Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { Catalog } from './catalog.ts';
import { isPersonal } from './personal.ts';
import { marketSchema, openMarketOrm } from '../slices.ts';

describe('reading/personal', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    // Metadata is available without a connection.
    const orm = await openMarketOrm({ url: 'postgres://nobody@localhost/nothing' });
    catalog = new Catalog(await marketSchema(), orm.getMetadata());
    await orm.close();
  });

  /** Whether two members who are not parties to an auction can get different answers to a selection on it. */
  const differs = (selection: string, variableValues: Record<string, unknown> = {}): boolean => {
    const { definitions } = parse(`subscription { auctionsChanged { auction { ${selection} } } }
    fragment Watched on Auction { isWatched }`);
    const fragments: Record<string, FragmentDefinitionNode> = {};
    for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments[each.name.value] = each;
    const [operation] = definitions;
    const [node] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
    const type = getNamedType(catalog.schema.getSubscriptionType()?.getFields()['auctionsChanged']?.type);
    if (node?.kind !== Kind.FIELD || !isCompositeType(type)) throw new Error('The selection is not valid.');
    return isPersonal(catalog, { fragments, variableValues }, type, [node]);
  };

  it.each([
    ['plain fields', 'id title user { id companyName } product { name category { name } }'],
    ['what only parties to the auction see', 'currentPrice reservePrice minimumNextBid myStanding { rank }'],
    ['bids and their bidders', 'bids(first: 50) { totalCount nodes { amount userId user { companyName } } }'],
    ['public lists', 'product { offerings(first: 2) { nodes { id price } } }'],
  ])('members who are not parties share %s', (_what, selection) => expect(differs(selection)).toBe(false));

  it.each([
    ['whether they watch the auction', 'isWatched'],
    ['the same under another name', 'starred: isWatched'],
    ['the same in a fragment', 'id ...Watched'],
    ['whether they watch its material', 'product { category { isWatched } }'],
    ['what they watch of a list', 'product { offerings(watched: true) { totalCount } }'],
    ['a list sorted by prices they may see', 'user { auctions(sort: price) { nodes { id } } }'],
    ['other auctions, to which they may be parties', 'user { auctions(first: 5) { nodes { currentPrice } } }'],
    ['bids on requests, which may be their own', 'product { rfps(first: 5) { nodes { bids { totalCount } } } }'],
    ["the owner's address", 'user { email }'],
  ])('members do not share %s', (_what, selection) => expect(differs(selection)).toBe(true));

  it('a personal field that is skipped does not count', () => {
    expect(differs('id isWatched @include(if: $all)', { all: false })).toBe(false);
    expect(differs('id isWatched @include(if: $all)', { all: true })).toBe(true);
  });
});
