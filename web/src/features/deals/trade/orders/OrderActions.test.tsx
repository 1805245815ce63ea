import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../../../test/renderAs.tsx';
import type { OrderActionsFragment } from './OrderActions.generated.ts';
import { OrderActions } from './OrderActions.tsx';

describe('features/deals/trade/orders/OrderActions', () => {
  const show = (change: Partial<OrderActionsFragment['viewerCan']>) => {
    const cannot = { confirm: false, ship: false, confirmDelivery: false, complete: false, cancel: false, whyNot: [] };
    const viewerCan = { __typename: 'OrderViewerCan' as const, ...cannot, ...change };
    const order = { __typename: 'Order' as const, id: 'order', status: 'pending' as const, viewerCan };
    return renderAs(member, <OrderActions order={order} side="seller" />);
  };
  const refused = (move: string, message: string) => ({ __typename: 'Refusal' as const, move, message });

  test('who cannot take the next steps reads why, each reason once', async () => {
    const reason = 'Your role in the company is reader: you can read, but not trade.';
    await show({ whyNot: ['confirm', 'ship', 'cancel'].map((move) => refused(move, reason)) });
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('steps that are not due have neither a button nor a reason', async () => {
    await show({
      confirm: true,
      cancel: true,
      whyNot: [refused('ship', 'This order is pending and cannot be shipped.')],
    });
    screen.getByRole('button', { name: 'Confirm order' });
    screen.getByRole('button', { name: 'Cancel order' });
    expect(screen.queryByText(/cannot be shipped/)).toBeNull();
  });
});
