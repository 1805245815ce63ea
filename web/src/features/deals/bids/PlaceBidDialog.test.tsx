import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { BidOnAuctionDocument } from './BidOnAuction.generated.ts';
import type { BiddableAuction } from './biddable.ts';
import { BidOnRfpDocument } from './BidOnRfp.generated.ts';
import type { BiddableRfp } from './biddable.ts';
import { PlaceBidDocument } from './PlaceBidDialog.generated.ts';
import { PlaceBidDialog, type BidTarget } from './PlaceBidDialog.tsx';
import { storedReceipts } from './receipts.ts';

describe('features/deals/bids/PlaceBidDialog', () => {
  const id = '01958498-c7c0-791b-bd10-11b77d872b3c';
  const offeringId = '01958498-c7c0-791b-bd10-11b77d872b3d';

  const rfp: BiddableRfp = {
    __typename: 'Rfp',
    id,
    userId: 'buyer',
    company: null,
    title: 'Urea for autumn',
    description: 'Granular.',
    quantity: 500,
    unit: 'MT',
    targetPrice: null,
    closingDate: null,
    status: 'active',
    updatedAt: '2026-11-20T09:00:00.000Z',
    viewerCan: { __typename: 'RfpViewerCan', bid: true, whyNot: [] },
    product: {
      __typename: 'Product',
      id: 'urea',
      offerings: {
        __typename: 'OfferingConnection',
        nodes: [
          { __typename: 'Offering', id: offeringId, title: 'Prills', price: '410.10', quantity: 900, unit: 'MT' },
        ],
      },
    },
  };

  const auction: BiddableAuction = {
    __typename: 'Auction',
    id,
    userId: 'seller',
    company: null,
    title: 'Spot lot',
    type: 'forward',
    status: 'active',
    quantity: 10,
    unit: 'MT',
    priceBasis: 'lot',
    startingPrice: '1000.00',
    currentPrice: '1200.00',
    bidIncrement: '50.00',
    bidCount: 2,
    bidVisibility: 'public',
    endTime: '2027-01-01T00:00:00.000Z',
    pausedAt: null,
    pauseReason: null,
    termsVersion: 0,
    deliveryLocation: 'Santos',
    deliveryTerms: 'FOB',
    paymentTerms: null,
    inspectionRequired: true,
    inspectionLocation: 'Hamburg',
    minimumNextBid: '1250.00',
    preQualificationRequired: false,
    viewerCan: { __typename: 'AuctionViewerCan', bid: true },
    myStanding: null,
  };

  const receipt = {
    __typename: 'BidReceipt',
    v: 1,
    auctionId: id,
    bidId: 'bid',
    at: '2026-11-20T12:00:00.000Z',
    commitment: 'c',
    salt: 's',
    signature: 'x',
    publicKey: 'k',
  };

  const standing: NonNullable<BiddableAuction['myStanding']> = {
    __typename: 'AuctionStanding',
    bidder: 'Bidder 1',
    qualification: 'none',
    declineReason: null,
    lastAmount: '1200.00',
    maxAmount: null,
    leading: true,
    rank: 1,
  };

  const show = async (
    kind: BidTarget['kind'],
    thing: Partial<BiddableRfp> | Partial<BiddableAuction> = {},
    refusal?: GraphQLError,
    /** The RFP or auction as it is when refetched. */
    later: object = thing,
  ) => {
    const onClose = jest.fn();
    const bids: unknown[] = [];
    let reads = 0;
    const isPlaced = (variables: Record<string, unknown>) => {
      const { idempotencyKey, ...input } = variables.input as Record<string, unknown>;
      bids.push(input);
      return Boolean(idempotencyKey);
    };
    const placed = { __typename: 'PlacedBid', id: 'bid', amount: '1300.00', maxAmount: null, receipt, auction: null };
    await renderAs(member, <PlaceBidDialog target={{ kind, id }} refetch={[]} onClose={onClose} />, {
      mocks: [
        {
          request: { query: BidOnRfpDocument, variables: { id } },
          result: () => ({ data: { rfp: { ...rfp, ...(reads++ === 0 ? thing : later) } } }),
          maxUsageCount: 3,
        },
        {
          request: { query: BidOnAuctionDocument, variables: { id } },
          result: () => ({ data: { auction: { ...auction, ...(reads++ === 0 ? thing : later) } } }),
          // Refetched after a refusal.
          maxUsageCount: 3,
        },
        {
          request: { query: PlaceBidDocument, variables: isPlaced },
          result: refusal ? { errors: [refusal] } : { data: { placeBid: placed } },
          maxUsageCount: 2,
        },
      ],
    });
    await waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toMatch(
        /Bid amount|You lead|cannot|No lower bid|closed|ended|started/,
      ),
    );
    return { bids, onClose };
  };

  const amount = () => screen.getByLabelText<HTMLInputElement>(/Bid amount/);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  describe('on an RFP', () => {
    test('requires an amount', async () => {
      const { bids } = await show('rfp');
      await press('Submit Bid');
      await waitFor(() => expect(screen.getAllByText('Please enter a bid amount.').length).toBe(2));
      expect(bids).toEqual([]);
    });

    test('fills in the amount from the member’s own offering', async () => {
      const { bids, onClose } = await show('rfp');
      await userEvent.selectOptions(screen.getByLabelText(/Fill from my offering/), offeringId);
      expect(amount().value).toBe('205050.00');
      await press('Submit Bid');
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(bids.at(-1)).toEqual({
        ...{ rfpId: id, offeringId, amount: '205050.00', message: null },
        rfpUpdatedAt: rfp.updatedAt,
      });
      expect(await screen.findByText('Your bid has been placed successfully!')).toBeTruthy();
    });

    test('starts again if the buyer changed the RFP meanwhile', async () => {
      const reason = 'The buyer changed this RFP. Please read it again.';
      const refusal = new GraphQLError(reason, { extensions: { status: 409, code: 'TERMS_CHANGED' } });
      const updatedAt = '2026-11-20T10:00:00.000Z';
      const { bids, onClose } = await show('rfp', {}, refusal, { updatedAt, quantity: 800 });
      await userEvent.type(amount(), '1300');
      await press('Submit Bid');
      expect((await screen.findByText('The buyer changed this RFP')).closest('[role="alert"]')).toBeTruthy();
      screen.getByText(/800/);
      expect(amount().value).toBe('');
      await userEvent.type(amount(), '1300');
      await press('Submit Bid');
      const times = () => bids.map((bid) => (bid as { rfpUpdatedAt: string }).rfpUpdatedAt);
      await waitFor(() => expect(times()).toEqual([rfp.updatedAt, updatedAt]));
      expect(onClose).not.toHaveBeenCalled();
    });

    test('does not fill in the amount if the units differ', async () => {
      await show('rfp', { unit: 'KG' });
      await userEvent.selectOptions(screen.getByLabelText(/Fill from my offering/), offeringId);
      expect(amount().value).toBe('');
    });

    test('says why somebody cannot bid, in the words of the refusal', async () => {
      const refused = { __typename: 'Refusal', move: 'bid', message: 'You cannot bid on your own RFP.' } as const;
      await show('rfp', { viewerCan: { __typename: 'RfpViewerCan', bid: false, whyNot: [refused] } });
      expect(screen.getByText(refused.message)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Submit Bid' })).toBeNull();
    });
  });

  describe('in an auction', () => {
    const accept = () => userEvent.click(screen.getByRole('checkbox'));

    test('shows the leading bid and the price for one unit', async () => {
      await show('auction');
      expect(screen.getByText('$1,250.00 or more.')).toBeTruthy();
      await userEvent.type(amount(), '1300');
      expect(screen.getByText('$1,250.00 or more. That is $130.00 / MT.')).toBeTruthy();
    });

    test('shows the total of a lot that is priced by the unit, and the named place', async () => {
      await show('auction', { priceBasis: 'per_unit', quantity: 24 });
      await userEvent.type(amount(), '1090');
      screen.getByText('$1,250.00 or more. That is $26,160.00 for 24 MT.');
      screen.getByText(/^FOB – Free on board, .?Santos/);
    });

    test('has the tick for the terms in the footer, which is in sight', async () => {
      await show('auction');
      const foot = screen.getByRole('button', { name: 'Place Bid' }).parentElement;
      expect(foot).toContainElement(screen.getByLabelText(/^I have read the terms/));
    });

    test('fills in the smallest next bid with one click', async () => {
      await show('auction');
      await press('Use $1,250.00');
      expect(amount().value).toBe('1250.00');
    });

    test('asks for acceptance of the terms only for the first bid', async () => {
      const { bids } = await show('auction', { myStanding: { ...standing, leading: false } });
      expect(screen.queryByRole('checkbox')).toBeNull();
      await userEvent.type(amount(), '1300');
      await userEvent.type(screen.getByLabelText(/Maximum bid/), '1500');
      await press('Place Bid');
      await waitFor(() => expect(bids.at(-1)).toMatchObject({ amount: '1300', maxAmount: '1500' }));
    });

    test('lets the leader change only the maximum', async () => {
      const { bids } = await show('auction', { myStanding: standing });
      expect(screen.queryByLabelText(/Bid amount/)).toBeNull();
      await press('Raise Maximum');
      expect(bids).toEqual([]);
      await userEvent.type(screen.getByLabelText(/Maximum bid/), '9000');
      await press('Raise Maximum');
      await waitFor(() => expect(bids.at(-1)).toMatchObject({ amount: '1200.00', maxAmount: '9000' }));
    });

    test('offers no maximum if prices are hidden', async () => {
      await show('auction', { bidVisibility: 'sealed', currentPrice: null });
      expect(screen.queryByLabelText(/Maximum bid/)).toBeNull();
    });

    test('stores the receipt', async () => {
      localStorage.clear();
      const { onClose } = await show('auction');
      await accept();
      await userEvent.type(amount(), '1300');
      await press('Place Bid');
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(storedReceipts(id, member.id)).toMatchObject([{ bidId: 'bid', amount: '1300.00', maxAmount: null }]);
      expect(storedReceipts(id, 'somebody else')).toEqual([]);
    });

    test('sends the message with the bid', async () => {
      const { bids } = await show('auction', { myStanding: { ...standing, leading: false } });
      await userEvent.type(amount(), '1300');
      await userEvent.type(screen.getByLabelText(/^Message/), ' We load on Mondays. ');
      await press('Place Bid');
      await waitFor(() =>
        expect(bids).toEqual([{ auctionId: id, amount: '1300', message: 'We load on Mondays.', termsVersion: 0 }]),
      );
    });

    test('has no message field if only the maximum changes', async () => {
      await show('auction', { myStanding: standing });
      expect(screen.queryByLabelText(/^Message/)).toBeNull();
    });

    test('requires acceptance of the terms', async () => {
      const { bids } = await show('auction');
      await userEvent.type(amount(), '1300');
      await press('Place Bid');
      await waitFor(() => expect(screen.getAllByText('Please accept the terms of this auction.').length).toBe(2));
      await accept();
      await press('Place Bid');
      await waitFor(() => expect(bids).toEqual([{ auctionId: id, amount: '1300', termsVersion: 0 }]));
    });

    const jump = new GraphQLError('Please confirm that it is intended.', {
      extensions: { status: 409, code: 'JUMP_NEEDS_CONFIRMATION', fields: { amount: 'Please confirm.' } },
    });

    test('asks for the confirmation that the server wants, without an error toast', async () => {
      const { bids, onClose } = await show('auction', {}, jump);
      await accept();
      await userEvent.type(amount(), '13000');
      await press('Place Bid');
      expect(await screen.findByText('Please check the amount')).toBeTruthy();
      const question = screen.getByRole('alert');
      expect(question.textContent).toContain(
        '$13,000.00 is more than 50 % above the current price of $1,200.00. Your bid is not placed yet.',
      );
      // In the dialog's footer, which is always visible.
      expect(question.parentElement).toContainElement(screen.getByRole('button', { name: 'Place Bid anyway' }));
      expect(screen.queryByText('Failed to place bid. Please try again.')).toBeNull();
      expect(onClose).not.toHaveBeenCalled();
      await press('Place Bid anyway');
      const bid = { auctionId: id, amount: '13000', termsVersion: 0 };
      await waitFor(() => expect(bids).toEqual([bid, { ...bid, confirmed: true }]));
    });

    test('asks about a maximum too, and again after a change', async () => {
      const { bids } = await show('auction', { myStanding: standing }, jump);
      await userEvent.type(screen.getByLabelText(/Maximum bid/), '9000');
      await press('Raise Maximum');
      await screen.findByText(/^\$9,000\.00 is more than 50 % above the current price/);
      screen.getByRole('button', { name: 'Raise Maximum anyway' });
      await userEvent.type(screen.getByLabelText(/Maximum bid/), '0');
      await press('Raise Maximum');
      await waitFor(() => expect(bids.at(-1)).toMatchObject({ maxAmount: '90000' }));
      expect(bids.at(-1)).not.toHaveProperty('confirmed');
    });

    test('offers a minimum in a reverse auction, where bids go down', async () => {
      const { bids } = await show('auction', { type: 'reverse', myStanding: { ...standing, maxAmount: '1100.00' } });
      screen.getByText('You lead. You can lower your minimum bid; your bid stays as it is.');
      screen.getByText('Your minimum');
      expect(screen.queryByLabelText(/Maximum bid/)).toBeNull();
      await press('Lower Minimum');
      await waitFor(() => expect(screen.getAllByText('Please enter a minimum bid.').length).toBe(2));
      await userEvent.type(screen.getByLabelText('Minimum bid'), '0.001');
      await press('Lower Minimum');
      await screen.findAllByText('Minimum bid must have at most 2 decimals: 0.01.');
      expect(bids).toEqual([]);
    });

    test.each([
      ['the starting price of $1,000.00', null],
      ['your last bid of $950.00', { ...standing, leading: false, lastAmount: '950.00' }],
    ])('asks with %s if the price is hidden', async (price, myStanding) => {
      await show('auction', { type: 'reverse', currentPrice: null, bidVisibility: 'rank_only', myStanding }, jump);
      if (!myStanding) await accept();
      await userEvent.type(amount(), '130');
      await press('Place Bid');
      const question = await screen.findByText(/^\$130\.00 is more than 50 % below/);
      expect(question.textContent).toContain(price);
    });

    test('starts again if the owner changed the terms meanwhile', async () => {
      const reason = 'The owner changed the terms of this auction. Please read them again.';
      const refusal = new GraphQLError(reason, { extensions: { status: 409, code: 'TERMS_CHANGED' } });
      const { bids, onClose } = await show('auction', {}, refusal, { termsVersion: 1, inspectionLocation: 'Vigo' });
      await accept();
      await userEvent.type(amount(), '1300');
      await press('Place Bid');
      expect((await screen.findByText('The owner changed the terms')).closest('[role="alert"]')).toBeTruthy();
      screen.getByText('Vigo');
      expect(amount().value).toBe('');
      expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
      await accept();
      await userEvent.type(amount(), '1300');
      await press('Place Bid');
      await waitFor(() => expect(bids.map((bid) => (bid as { termsVersion: number }).termsVersion)).toEqual([0, 1]));
      expect(onClose).not.toHaveBeenCalled();
    });

    test('keeps the input while the auction is paused', async () => {
      const refusal = new GraphQLError('The auction is paused.', {
        extensions: { status: 409, code: 'AUCTION_PAUSED' },
      });
      const pause = {
        pausedAt: '2026-12-31T23:00:00.000Z',
        pauseReason: 'Samples are checked.',
        viewerCan: { __typename: 'AuctionViewerCan', bid: false },
      };
      const { onClose } = await show('auction', {}, refusal, pause);
      await accept();
      await userEvent.type(amount(), '1300');
      await press('Place Bid');
      await screen.findByText('Paused: you can place your bid when the auction goes on.');
      screen.getByText('Samples are checked.');
      screen.getByText('1h 0m after it goes on');
      expect(amount().value).toBe('1300');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place Bid' }).disabled).toBe(true);
      expect(onClose).not.toHaveBeenCalled();
    });

    test('shows the reason of a refusal at the amount', async () => {
      const reason = 'The bid must be at least $1,300.00.';
      const extensions = { status: 409, fields: { amount: 'must be at least 1300.00' } };
      const { onClose } = await show('auction', {}, new GraphQLError(reason, { extensions }));
      await accept();
      await userEvent.type(amount(), '1260');
      await press('Place Bid');
      expect(await screen.findByText(reason)).toBeTruthy();
      expect(await screen.findByText('Failed to place bid. Please try again.')).toBeTruthy();
      expect(onClose).not.toHaveBeenCalled();
    });

    test.each([
      ['This auction has not started yet.', { status: 'scheduled' as const }],
      ['This auction has ended.', { status: 'ended' as const }],
      ['You cannot bid on your own auction.', { userId: member.id }],
      ['No lower bid is possible: the next step would end at zero or below.', { minimumNextBid: null }],
      ['You cannot bid in this auction.', {}],
    ])('%s', async (sentence, change) => {
      await show('auction', { ...change, viewerCan: { __typename: 'AuctionViewerCan', bid: false } });
      expect(screen.getByText(sentence)).toBeTruthy();
    });
  });
});
