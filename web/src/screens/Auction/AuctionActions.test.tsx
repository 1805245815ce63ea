import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import {
  EditAuctionDocument,
  type EditableAuctionFragment,
  type EditAuctionMutationVariables,
} from '../../features/auctions/EditAuctionDialog.generated.ts';
import {
  AddAuctionNoteDocument,
  MoveAuctionEndDocument,
  PauseAuctionDocument,
  ResumeAuctionDocument,
} from '../../features/desk/AuctionCommands.generated.ts';
import { AuctionActions } from './AuctionActions.tsx';

const auction: EditableAuctionFragment = {
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
  priceBasis: 'PER_UNIT',
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
};
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('its owner may move the end and cancel it', async () => {
  await renderAs(member, <AuctionActions auction={auction} isOwner isAdmin={false} />);
  expect(names()).toEqual(['Add a note', 'Move the end', 'Cancel auction']);
});

test('an admin may cancel or pause it, and void what is hidden', async () => {
  await renderAs(member, <AuctionActions auction={auction} isOwner={false} isAdmin />);
  expect(names()).toEqual(['Void a bid', 'Pause auction', 'Cancel auction']);
});

test('once it ended nobody may do anything', async () => {
  await renderAs(member, <AuctionActions auction={{ ...auction, status: 'ended' }} isOwner isAdmin={false} />);
  expect(names()).toEqual([]);
});

test('before it runs there is nothing to pause', async () => {
  await renderAs(member, <AuctionActions auction={{ ...auction, status: 'scheduled' }} isOwner={false} isAdmin />);
  expect(names()).toEqual(['Cancel auction']);
});

const paused = { ...auction, pausedAt: '2027-03-01T11:00:00.000Z', pauseReason: 'Samples.' };

test('while it is paused its owner sets neither terms nor end', async () => {
  await renderAs(member, <AuctionActions auction={{ ...paused, bidCount: 0 }} isOwner isAdmin={false} />);
  expect(names()).toEqual(['Add a note', 'Cancel auction']);
});

test('it is paused with a reason', async () => {
  const user = userEvent.setup();
  const pausing = {
    request: { query: PauseAuctionDocument, variables: { auctionId: 'auction-1', reason: 'Samples.' } },
    result: { data: { pauseAuction: null } },
  };
  await renderAs(member, <AuctionActions auction={auction} isOwner={false} isAdmin />, { mocks: [pausing] });
  await user.click(screen.getByRole('button', { name: 'Pause auction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause this auction?' });
  await user.click(within(dialog).getByRole('button', { name: 'Pause auction' }));
  await within(dialog).findByText('Reason is required.');
  await user.type(within(dialog).getByLabelText('Reason'), 'Samples.');
  await user.click(within(dialog).getByRole('button', { name: 'Pause auction' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('The auction is paused.');
});

test('it is resumed in one press', async () => {
  const resuming = {
    request: { query: ResumeAuctionDocument, variables: { auctionId: 'auction-1' } },
    result: { data: { resumeAuction: null } },
  };
  await renderAs(member, <AuctionActions auction={paused} isOwner={false} isAdmin />, { mocks: [resuming] });
  expect(names()).not.toContain('Pause auction');
  await userEvent.click(screen.getByRole('button', { name: 'Resume auction' }));
  await screen.findByText('The auction goes on.');
});

test('the end is moved in UTC, and a refusal stands at its field', async () => {
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
  await renderAs(member, <AuctionActions auction={auction} isOwner isAdmin={false} />, { mocks });
  await user.click(screen.getByRole('button', { name: 'Move the end' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move the end' });
  await user.click(within(dialog).getByRole('button', { name: 'Move the end' }));
  await within(dialog).findByText(message);
  fireEvent.change(within(dialog).getByLabelText('End date'), { target: { value: '2027-03-02T09:30' } });
  await user.click(within(dialog).getByRole('button', { name: 'Move the end' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('The end was moved.');
});

test('a note is added, and none is empty', async () => {
  const user = userEvent.setup();
  const adding = {
    request: { query: AddAuctionNoteDocument, variables: { auctionId: 'auction-1', note: 'Loading from bay 3.' } },
    result: { data: { addAuctionNote: null } },
  };
  await renderAs(member, <AuctionActions auction={auction} isOwner isAdmin={false} />, { mocks: [adding] });
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  await within(dialog).findByText('Note is required.');
  await user.type(within(dialog).getByLabelText('Note'), 'Loading from bay 3.');
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Your note was added.');
});

test('an auction without bids is edited: the form holds all of it, and sends all of it', async () => {
  const user = userEvent.setup();
  let sent: EditAuctionMutationVariables | undefined;
  const editing = {
    request: {
      query: EditAuctionDocument,
      variables: (given: EditAuctionMutationVariables) => {
        sent = given;
        return true;
      },
    },
    result: { data: { editAuction: null } },
  };
  await renderAs(member, <AuctionActions auction={{ ...auction, bidCount: 0 }} isOwner isAdmin={false} />, {
    mocks: [editing as never],
  });
  await user.click(screen.getByRole('button', { name: 'Edit auction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit auction' });
  fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'Other lot' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Your auction was changed.');
  expect(sent?.auctionId).toBe('auction-1');
  expect(sent?.input).toEqual({
    title: 'Other lot',
    description: 'One lot',
    type: 'reverse',
    productId: null,
    quantity: 10,
    unit: 'drums',
    priceBasis: 'PER_UNIT',
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
