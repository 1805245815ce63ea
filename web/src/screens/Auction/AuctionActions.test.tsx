import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { MoveAuctionEndDocument } from '../../features/desk/AuctionCommands.generated.ts';
import { AuctionActions } from './AuctionActions.tsx';

const auction = { id: 'auction-1', status: 'active' as const, endTime: '2027-03-01T12:00:30.000Z' };
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('its owner may move the end and cancel it', async () => {
  await renderAs(member, <AuctionActions auction={auction} isOwner />);
  expect(names()).toEqual(['Move the end', 'Cancel auction']);
});

test('an admin may cancel it', async () => {
  await renderAs(member, <AuctionActions auction={auction} isOwner={false} />);
  expect(names()).toEqual(['Cancel auction']);
});

test('once it ended nobody may do anything', async () => {
  await renderAs(member, <AuctionActions auction={{ ...auction, status: 'ended' }} isOwner />);
  expect(names()).toEqual([]);
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
  await renderAs(member, <AuctionActions auction={auction} isOwner />, { mocks });
  await user.click(screen.getByRole('button', { name: 'Move the end' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move the end' });
  await user.click(within(dialog).getByRole('button', { name: 'Move the end' }));
  await within(dialog).findByText(message);
  fireEvent.change(within(dialog).getByLabelText('End date'), { target: { value: '2027-03-02T09:30' } });
  await user.click(within(dialog).getByRole('button', { name: 'Move the end' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('The end was moved.');
});
