import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import {
  EditAuctionDocument,
  type EditableAuctionFragment,
  type EditAuctionMutation,
  type EditAuctionMutationVariables,
} from '../../features/deals/auctions/EditAuctionDialog.generated.ts';
import {
  AddAuctionNoteDocument,
  MoveAuctionEndDocument,
  PauseAuctionDocument,
  ResumeAuctionDocument,
} from '../../features/deals/auctions/commands/AuctionCommands.generated.ts';
import { AuctionActions } from './AuctionActions.tsx';
import type { ShownAuction } from './shownAuction.ts';

describe('screens/Auction/AuctionActions', () => {
  const auction: EditableAuctionFragment & Pick<ShownAuction, 'viewerCan'> = {
    __typename: 'Auction',
    id: 'auction-1',
    title: 'Spot lot',
    description: 'One lot',
    type: 'reverse',
    status: 'active',
    outcome: null,
    startTime: '2027-02-01T12:00:00.000Z',
    endTime: '2027-03-01T12:00:30.000Z',
    pausedAt: null,
    pauseReason: null,
    quantity: 10,
    unit: 'drums',
    priceBasis: 'per_unit',
    startingPrice: '1000.00',
    currentPrice: '1000.00',
    unitPrice: '1000.00',
    bidIncrement: null,
    bidCount: 1,
    bidderCount: 1,
    bidVisibility: 'rank_only',
    reservePrice: '900.00',
    reserveMet: false,
    minimumNextBid: '1000.00',
    preQualificationRequired: true,
    maxBidders: null,
    autoExtend: true,
    autoExtendDuration: 5,
    deliveryLocation: 'Vigo',
    deliveryTerms: 'FOB',
    deliveryDate: null,
    paymentTerms: null,
    qualitySpecs: { requirements: '98 %' },
    inspectionRequired: false,
    inspectionLocation: null,
    product: null,
    myStanding: null,
    viewerCan: {
      __typename: 'AuctionViewerCan',
      bid: false,
      requestParticipation: false,
      decideParticipation: false,
      edit: false,
      addNote: false,
      moveEnd: false,
      voidBid: false,
      pause: false,
      resume: false,
      cancel: false,
    },
  };

  type Action = Exclude<keyof ShownAuction['viewerCan'], '__typename'>;
  const show = (actions: Action[], { isOwner = true, mocks = [] as MockLink.MockedResponse[] } = {}) => {
    const viewerCan = { ...auction.viewerCan, ...Object.fromEntries(actions.map((action) => [action, true])) };
    return renderAs(member, <AuctionActions auction={{ ...auction, viewerCan }} isOwner={isOwner} />, { mocks });
  };
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('the owner sees the actions that the server allows', async () => {
    await show(['edit', 'addNote', 'moveEnd', 'voidBid', 'cancel']);
    expect(names()).toEqual(['Edit auction', 'Add a note', 'Move the end', 'Cancel auction']);
  });

  test('an admin can cancel or pause it, and void a hidden bid', async () => {
    await show(['voidBid', 'pause', 'cancel'], { isOwner: false });
    expect(names()).toEqual(['Void a bid', 'Pause auction', 'Cancel auction']);
  });

  test('without permissions there are no actions', async () => {
    await show([]);
    expect(names()).toEqual([]);
  });

  test('an owner who cannot cancel any more is told why', async () => {
    await show(['addNote', 'moveEnd']);
    expect(names()).toEqual(['Add a note', 'Move the end']);
    screen.getByText('There are bids that would win, so only an admin can cancel this auction.');
  });

  test('pausing requires a reason', async () => {
    const user = userEvent.setup();
    const pausing = {
      request: { query: PauseAuctionDocument, variables: { auctionId: 'auction-1', reason: 'Samples.' } },
      result: { data: { pauseAuction: null } },
    };
    await show(['pause', 'cancel'], { isOwner: false, mocks: [pausing] });
    await user.click(screen.getByRole('button', { name: 'Pause auction' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause this auction?' });
    await user.click(within(dialog).getByRole('button', { name: 'Pause auction' }));
    await within(dialog).findByText('Reason is required.');
    await user.type(within(dialog).getByLabelText('Reason'), 'Samples.');
    await user.click(within(dialog).getByRole('button', { name: 'Pause auction' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('The auction is paused.');
  });

  test('resuming takes one click', async () => {
    const resuming = {
      request: { query: ResumeAuctionDocument, variables: { auctionId: 'auction-1' } },
      result: { data: { resumeAuction: null } },
    };
    await show(['resume', 'cancel'], { isOwner: false, mocks: [resuming] });
    expect(names()).not.toContain('Pause auction');
    await userEvent.click(screen.getByRole('button', { name: 'Resume auction' }));
    await screen.findByText('The auction goes on.');
  });

  test('the new end is sent in UTC, and a refusal is shown at its field', async () => {
    const user = userEvent.setup();
    const message = 'The end can only be moved to a later time.';
    const moving = (endTime: string, result: object) => ({
      request: { query: MoveAuctionEndDocument, variables: { auctionId: 'auction-1', endTime } },
      result,
    });
    const mocks = [
      moving('2027-03-01T12:00:00.000Z', {
        errors: [{ message, extensions: { status: 409, fields: { endTime: message } } }],
      }),
      moving('2027-03-02T09:30:00.000Z', { data: { moveAuctionEnd: null } }),
    ];
    await show(['moveEnd'], { mocks });
    await user.click(screen.getByRole('button', { name: 'Move the end' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the end' });
    await user.click(within(dialog).getByRole('button', { name: 'Move the end' }));
    await within(dialog).findByText(message);
    fireEvent.change(within(dialog).getByLabelText('End date'), { target: { value: '2027-03-02T09:30' } });
    await user.click(within(dialog).getByRole('button', { name: 'Move the end' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('The end was moved.');
  });

  test('a note is added, and must not be empty', async () => {
    const user = userEvent.setup();
    const adding = {
      request: { query: AddAuctionNoteDocument, variables: { auctionId: 'auction-1', note: 'Loading from bay 3.' } },
      result: { data: { addAuctionNote: null } },
    };
    await show(['addNote'], { mocks: [adding] });
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
    await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
    await within(dialog).findByText('Note is required.');
    await user.type(within(dialog).getByLabelText('Note'), 'Loading from bay 3.');
    await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Your note was added.');
  });

  test('editing an auction without bids shows all its terms and sends all of them', async () => {
    const user = userEvent.setup();
    let sent: EditAuctionMutationVariables | undefined;
    const editing: MockLink.MockedResponse<EditAuctionMutation, EditAuctionMutationVariables> = {
      request: {
        query: EditAuctionDocument,
        variables: (given: EditAuctionMutationVariables) => {
          sent = given;
          return true;
        },
      },
      result: { data: { editAuction: null } },
    };
    await show(['edit'], { mocks: [editing] });
    await user.click(screen.getByRole('button', { name: 'Edit auction' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit auction' });
    fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'Other lot' } });
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Your auction was changed.');
    expect(sent?.auctionId).toBe('auction-1');
    expect(sent?.input).toEqual({
      title: 'Other lot',
      description: 'One lot',
      type: 'reverse',
      productId: null,
      quantity: 10,
      unit: 'drums',
      priceBasis: 'per_unit',
      startingPrice: '1000.00',
      reservePrice: '900.00',
      bidIncrement: null,
      startTime: '2027-02-01T12:00:00.000Z',
      endTime: '2027-03-01T12:00:00.000Z',
      bidVisibility: 'rank_only',
      maxBidders: null,
      preQualificationRequired: true,
      autoExtend: true,
      autoExtendDuration: 5,
      deliveryLocation: 'Vigo',
      deliveryTerms: 'FOB',
      paymentTerms: null,
      deliveryDate: null,
      qualitySpecs: { requirements: '98 %' },
      inspectionRequired: false,
      inspectionLocation: null,
      idempotencyKey: expect.any(String),
    });
  });
});
