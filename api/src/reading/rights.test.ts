import { auctionId, visibilities, type PlotName, type Visibility } from '../../test/reading/market/plots.ts';
import { userId, type Person } from '../../test/reading/market/people.ts';
import { as, visitor, ReadMarket } from '../../test/reading/readMarket.ts';
import type { Viewer } from './reading.ts';

describe('reading/rights', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  interface SeenAuction {
    currentPrice: string | null;
    unitPrice: string | null;
    bidCount: number | null;
    bidderCount: number | null;
    reservePrice: string | null;
    reserveMet: boolean | null;
    bids: {
      totalCount: number;
      nodes: { amount: string; bidder: string | null; userId: string | null; message: string | null }[];
    };
  }

  const AUCTION = `currentPrice unitPrice bidCount bidderCount reservePrice reserveMet bids { totalCount nodes { amount bidder userId message } }`;

  const auction = async (plot: PlotName, visibility: Visibility, viewer: Viewer): Promise<SeenAuction> => {
    const { text } = await market.ask(`{ auction(id: "${auctionId(plot, visibility)}") { ${AUCTION} } }`, viewer);
    return (JSON.parse(text) as { auction: SeenAuction }).auction;
  };

  /** Expected price, number of bids, visible bids, visible aliases, reserve met, reserve, for the auction `beaLeads`. */
  type Rights = [
    price: boolean,
    count: number | null,
    bids: number,
    aliases: boolean,
    reserveMet: boolean | null,
    reserve: boolean,
  ];

  // Sam is the owner, Bea leads with one bid, Otto has two, Liv none; the reserve is met.
  const rights: Record<Visibility, Record<'sam' | 'bea' | 'otto' | 'liv' | 'nobody', Rights>> = {
    public: {
      sam: [true, 4, 4, true, true, true],
      bea: [true, 4, 4, true, true, false],
      otto: [true, 4, 4, true, true, false],
      liv: [true, 4, 4, true, true, false],
      nobody: [true, 4, 0, true, true, false],
    },
    rank_only: {
      sam: [true, 4, 4, true, true, true],
      bea: [true, 4, 1, true, null, false],
      otto: [false, 4, 2, true, null, false],
      liv: [false, 4, 0, true, null, false],
      nobody: [false, 4, 0, true, null, false],
    },
    sealed: {
      sam: [false, 4, 0, true, null, true],
      bea: [false, null, 1, false, null, false],
      otto: [false, null, 2, false, null, false],
      liv: [false, null, 0, false, null, false],
      nobody: [false, null, 0, false, null, false],
    },
  };

  const viewerOf = (name: Person | 'nobody'): Viewer => (name === 'nobody' ? visitor : as(name));

  describe.each(visibilities)('A live %s auction', (visibility) => {
    it.each(Object.entries(rights[visibility]))(
      'shows %s what the table of rights allows',
      async (name, [price, count, bids, aliases, met, reserve]) => {
        const seen = await auction('beaLeads', visibility, viewerOf(name as Person));
        expect([seen.currentPrice !== null, seen.unitPrice !== null]).toEqual([price, price]);
        expect([seen.bidCount, seen.bidderCount]).toEqual([count, count && 3]);
        expect([seen.bids.totalCount, seen.bids.nodes.length]).toEqual([bids, bids]);
        expect(seen.bids.nodes.every(({ bidder }) => (bidder !== null) === aliases)).toBe(true);
        expect([seen.reserveMet, seen.reservePrice !== null]).toEqual([met, reserve]);
      },
    );

    it('reveals nothing at its end, and everything except names and the reserve at its close', async () => {
      const over = await auction('over', visibility, as('liv'));
      const closed = await auction('unsold', visibility, as('liv'));
      expect(over.currentPrice !== null).toBe(visibility === 'public');
      expect(closed.currentPrice).toMatch(/^1017/);
      expect(closed.bids.nodes).toMatchObject(
        [3, 2, 1].map((number) => ({ bidder: `Bidder ${number}`, userId: null, message: null })),
      );
      expect(closed.reservePrice).toBeNull();
      expect(closed.reserveMet).toBe(visibility === 'public' ? false : null);
      expect((await auction('unsold', visibility, as('sam'))).reserveMet).toBe(false);
    });

    it('shows no more amounts after a cancellation than before', async () => {
      const member = { public: [true, 2], rank_only: [false, 0], sealed: [false, 0] };
      const owner = { public: [true, 2], rank_only: [true, 2], sealed: [false, 0] };
      for (const [viewer, expected] of [
        [visitor, [visibility === 'public', 0]],
        [as('liv'), member[visibility]],
        [as('otto'), owner[visibility]],
      ] as const) {
        const { currentPrice, bids } = await auction('cancelled', visibility, viewer);
        expect([currentPrice !== null, bids.totalCount]).toEqual(expected);
      }
      const bidder = await auction('cancelled', visibility, as('sam'));
      expect(bidder.bids.nodes.map(({ bidder: alias }) => alias).at(-1)).toBe(
        visibility === 'sealed' ? null : 'Bidder 1',
      );
    });

    it('tells the owner only the winner’s name, and nobody’s before the close', async () => {
      const live = await auction('beaLeads', visibility, as('sam'));
      expect(live.bids.nodes.filter((bid) => bid.userId !== null)).toEqual([]);
      const won = await auction('beaWon', visibility, as('sam'));
      expect(won.bids.nodes.map((bid) => bid.userId).filter(Boolean)).toEqual([userId('bea')]);
      const stranger = await auction('beaWon', visibility, as('liv'));
      expect(stranger.bids.nodes.map((bid) => bid.userId)).toEqual([null, null]);
    });
  });

  interface Standing {
    minimumNextBid: string | null;
    myStanding: { bidder: string | null; rank: number | null; leading: boolean | null; lastAmount: string } | null;
    participants: { bidder: string; user: { id: string } | null; qualification: string }[];
  }

  const standing = async (plot: PlotName, visibility: Visibility, viewer: Viewer): Promise<Standing> => {
    const fields =
      'minimumNextBid myStanding { bidder rank leading lastAmount } participants { bidder user { id } qualification }';
    const { text } = await market.ask(`{ auction(id: "${auctionId(plot, visibility)}") { ${fields} } }`, viewer);
    return (JSON.parse(text) as { auction: Standing }).auction;
  };

  /** Minimum of the next bid and own rank for Bea (leader), Otto, Liv (no bid) and a visitor. */
  const standings: Record<Visibility, [minimum: string, rank: number | null | undefined][]> = {
    public: [
      ['1045.01', 1],
      ['1045.01', 2],
      ['1045.01', undefined],
      ['1045.01', undefined],
    ],
    rank_only: [
      ['1045.11', 1],
      ['1035.11', 2],
      ['1000.11', undefined],
      ['1000.11', undefined],
    ],
    sealed: [
      ['1000.21', null],
      ['1000.21', null],
      ['1000.21', undefined],
      ['1000.21', undefined],
    ],
  };

  describe.each(visibilities)('A bidder in a live %s auction', (visibility) => {
    it('sees the next bid and their own rank where the visibility allows it', async () => {
      for (const [at, name] of (['bea', 'otto', 'liv', 'nobody'] as const).entries()) {
        const seen = await standing('beaLeads', visibility, viewerOf(name));
        expect([name, seen.minimumNextBid, seen.myStanding?.rank]).toEqual([name, ...standings[visibility][at]!]);
        if (seen.myStanding) expect(seen.myStanding.leading).toBe(visibility === 'sealed' ? null : name === 'bea');
        expect(seen.participants).toEqual([]);
      }
    });

    it('sees their own rank after the close', async () => {
      expect((await standing('beaWon', visibility, as('otto'))).myStanding).toMatchObject({
        bidder: 'Bidder 1',
        rank: 2,
      });
      // The same amount as Ada, but later.
      expect((await standing('unsold', visibility, as('otto'))).myStanding?.rank).toBe(3);
    });
  });

  it('the leader is ranked first, whatever the last amounts are', async () => {
    expect((await standing('over', 'rank_only', as('bea'))).myStanding).toMatchObject({ rank: 1, leading: true });
    expect((await standing('over', 'rank_only', as('otto'))).myStanding).toMatchObject({ rank: 2, leading: false });
  });

  it.each(visibilities)(
    'the owner of a %s auction sees the names of bidders who asked to participate',
    async (visibility) => {
      const { participants } = await standing('samLeads', visibility, as('otto'));
      expect(participants.map(({ user, qualification }) => [user?.id, qualification])).toEqual([
        [userId('bea'), 'approved'],
        [userId('ada'), 'approved'],
        [userId('sam'), 'approved'],
        [userId('nil'), 'requested'],
        [userId('liv'), 'declined'],
      ]);
      expect((await standing('samLeads', visibility, as('bea'))).participants).toEqual([]);
      // Only the rank_only auction requires approval.
      const asked = (await standing('beaOwns', visibility, as('bea'))).participants;
      expect(asked.find(({ qualification }) => qualification === 'requested')?.user ?? null).toEqual(
        visibility === 'rank_only' ? { id: userId('nil') } : null,
      );
      expect((await standing('beaLeads', visibility, as('sam'))).participants).toEqual([]);
    },
  );
});
