import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../../test/renderAs.tsx';
import { SetPurchaseOrderNumberDocument, type PurchaseOrderNumberFragment } from './PurchaseOrderNumber.generated.ts';
import { PurchaseOrderNumber } from './PurchaseOrderNumber.tsx';

describe('features/deals/trade/orders/PurchaseOrderNumber', () => {
  const order = (isBuyer: boolean, purchaseOrderNumber: string | null): PurchaseOrderNumberFragment => ({
    __typename: 'Order',
    id: '0195849e-0000-7000-8000-000000000002',
    purchaseOrderNumber,
    viewerCan: { __typename: 'OrderViewerCan', setPurchaseOrderNumber: isBuyer },
  });

  test('the buyer adds a number', async () => {
    const saved = order(true, 'PO-7');
    const request = {
      query: SetPurchaseOrderNumberDocument,
      variables: { orderId: saved.id, purchaseOrderNumber: 'PO-7' },
    };
    const mocks = [{ request, result: { data: { setPurchaseOrderNumber: saved } } }];
    await renderAs(member, <PurchaseOrderNumber order={order(true, null)} />, { mocks });
    await userEvent.click(screen.getByRole('button', { name: 'Add PO number' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your PO number' });
    await userEvent.type(within(dialog).getByRole('textbox'), ' PO-7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('The PO number is saved.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the seller only reads it', async () => {
    await renderAs(member, <PurchaseOrderNumber order={order(false, 'PO-7')} />);
    screen.getByText('PO-7');
    expect(screen.queryByRole('button', { name: /PO number/ })).toBeNull();
  });
});
