import { knownPages } from './knownPages.ts';

describe('features/goods/search/knownPages', () => {
  const texts = (typed: string, mayTrade = true) => knownPages(typed, mayTrade).map(({ text }) => text);

  test.each([
    ['ord', ['Orders']],
    ['RFP', ['My RFPs', 'Create RFP']],
    ['price in', ['Price Index', 'Suggestions for “price in”']],
    [' 20 MT urea ', ['Suggestions for “20 MT urea”']],
    ['in', ['Price Index', 'Inventory']],
    ['my', ['My RFPs', 'My Auctions', 'My Bids']],
    ['create rfp', ['Create RFP', 'Suggestions for “create rfp”']],
    ['post rfp', ['Create RFP', 'Suggestions for “post rfp”']],
    ['auction', ['Auctions', 'My Auctions', 'Create Auction']],
    ['members', []],
    ['xylene', []],
    [' ', []],
  ])('%s finds %j', (typed, found) => {
    expect(texts(typed)).toEqual(found);
  });

  test('suggestions are those of the search with suggestions', () => {
    expect(knownPages('20 MT urea', true)[0]?.path).toBe('/landing?ask=20+MT+urea');
  });

  test('actions are for those who may trade, and open their dialogs', () => {
    expect(texts('post', false)).toEqual([]);
    expect(knownPages('post', true)).toEqual([
      { text: 'Create RFP', note: 'Action', path: '/marketplace?tab=requirements&new=rfp' },
      { text: 'Post Offering', note: 'Action', path: '/marketplace?tab=offerings&new=offering' },
      { text: 'Create Auction', note: 'Action', path: '/auctions?new=auction' },
    ]);
  });
});
