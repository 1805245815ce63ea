import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { noTerms } from '../../../../test/terms.ts';
import {
  InquireDialogDocument,
  InquireDocument,
  LatestOrdersDocument,
  OrderOfferingDocument,
  type InquireDialogQuery,
} from './InquireDialog.generated.ts';
import type { Inquiry } from '../../../paths.ts';
import { hasUnsavedChanges } from '../../../kit/navigation/useUnsavedChanges.ts';
import { InquireDialog } from './InquireDialog.tsx';
import { RequestQuoteDocument } from './RequestQuote.generated.ts';

describe('features/goods/postings/InquireDialog', () => {
  type Offering = NonNullable<InquireDialogQuery['offering']>;

  const offering: Offering = {
    __typename: 'Offering',
    id: '01958498-c7c0-791b-bd10-11b77d872b3c',
    title: 'Urea, big bags',
    quantity: 40,
    unit: 'MT',
    price: '410.10',
    status: 'active',
    terms: noTerms,
    viewerCan: { __typename: 'OfferingViewerCan', inquire: true, whyNot: [] },
    user: {
      __typename: 'User',
      id: 'seller',
      firstName: 'Ada',
      lastName: 'Weiss',
      companyName: 'Sorrel Bay',
    },
    company: null,
  };

  const REORDERED = '01958498-c7c0-791b-bd10-11b77d872b3d';

  const Address = () => <p>At {useLocation().pathname}</p>;

  const show = async (
    change: Partial<Offering> = {},
    asked?: Inquiry,
    isReorder = false,
    latest: object[] = [],
    placed: object = { result: { data: { placeOrder: { __typename: 'Order', id: 'order', totalAmount: '8202.00' } } } },
  ) => {
    const reordered = {
      __typename: 'Order',
      id: REORDERED,
      quantity: 25,
      deliveryAddress: 'Hafen 1, Linz',
      unitPrice: '398.00',
      terms: { ...noTerms, deliveryTerms: 'CPT', deliveryLocation: 'Linz', paymentTerms: 'net_60' },
    };
    const reorder = isReorder ? REORDERED : '';
    const props = { asked, reorder, offeringId: offering.id, refetch: [] };
    const onClose = jest.fn();
    const inquiries: unknown[] = [];
    const orders: unknown[] = [];
    const requests: unknown[] = [];
    const keys: unknown[] = [];
    const collect = (list: unknown[]) => (variables: Record<string, unknown>) => {
      const { idempotencyKey, ...input } = variables.input as Record<string, unknown>;
      list.push(input);
      keys.push(idempotencyKey);
      return Boolean(idempotencyKey);
    };
    const shown = (
      <>
        <InquireDialog {...props} onClose={onClose} />
        <Address />
      </>
    );
    await renderAs(member, shown, {
      mocks: [
        {
          request: { query: InquireDialogDocument, variables: { id: offering.id, reordered: reorder, isReorder } },
          result: { data: { offering: { ...offering, ...change }, ...(isReorder && { reordered }) } },
        },
        {
          request: { query: InquireDocument, variables: collect(inquiries) },
          result: { data: { inquire: { __typename: 'Message', id: 'message' } } },
        },
        {
          request: { query: OrderOfferingDocument, variables: collect(orders) },
          ...placed,
        },
        {
          request: { query: LatestOrdersDocument },
          result: { data: { orders: { __typename: 'OrderConnection', nodes: latest } } },
          maxUsageCount: 9,
        },
        {
          request: { query: RequestQuoteDocument, variables: collect(requests) },
          result: { data: { requestQuote: { __typename: 'Quote', id: 'quote' } } },
        },
      ],
    });
    await screen.findByText(/Sorrel Bay/);
    return { onClose, inquiries, orders, requests, keys };
  };

  /** Presses the button, and agrees in the last step. */
  const order = async (name: 'Order' | 'Order again' = 'Order') => {
    await press('Place order');
    await userEvent.click(await screen.findByRole('button', { name }));
  };
  const isOpened = () => screen.findByText('At /orders/order');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('shows the total for the typed quantity', async () => {
    await show();
    expect(screen.getByText('Enter a quantity to see it.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Quantity'), '20');
    expect(screen.getByText('$8,202.00')).toBeTruthy();
    expect(screen.getByText('For 20 MT')).toBeTruthy();
  });

  test.each([
    ['Contact Supplier', 'contact', ['Message', 'Quantity']],
    [
      'Get Quote',
      'quote',
      [
        ...['Quantity', 'Target price (optional)', 'Delivery terms (optional)', 'Named place (optional)'],
        ...['Delivery date (optional)', 'Payment terms (optional)', 'Message (optional)'],
        'Only a sample; its size goes into the message',
      ],
    ],
    ['Place order', 'order', ['Quantity', 'Your PO number (optional)', 'Delivery address (optional)', 'Message']],
  ] as const)('%s begins with what it asks for', async (title, asked, labels) => {
    await show({}, asked);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(labels);
    expect(screen.getByLabelText(labels[0])).toHaveFocus();
  });

  test('an inquiry needs a message; the quantity is optional', async () => {
    const { inquiries, onClose } = await show();
    await press('Send inquiry');
    expect(await screen.findByText('Please fill in all required fields.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Message'), 'Is it anti-caked?');
    await press('Send inquiry');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(inquiries.at(-1)).toEqual({ offeringId: offering.id, quantity: null, message: 'Is it anti-caked?' });
  });

  const isRefused = (reason: string) =>
    waitFor(() => expect(screen.getByLabelText('Quantity')).toHaveAccessibleDescription(reason));

  test('Place order reports an invalid quantity on the first click, even while that field has the focus', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Quantity'), '41');
    await press('Place order');
    await isRefused('Only 40 MT are available.');
  });

  test('an order needs an available quantity and no message', async () => {
    const { orders } = await show();
    await press('Place order');
    await isRefused('Please enter the quantity to order.');
    await userEvent.type(screen.getByLabelText('Quantity'), '41');
    await press('Place order');
    await isRefused('Only 40 MT are available.');
    await userEvent.clear(screen.getByLabelText('Quantity'));
    await userEvent.type(screen.getByLabelText('Quantity'), '2,5');
    await isRefused('Quantity must be a whole number of MT.');
    await userEvent.clear(screen.getByLabelText('Quantity'));
    await userEvent.type(screen.getByLabelText('Quantity'), '20');
    await press('Place order');
    expect(await screen.findByRole('dialog', { name: 'Order 20 MT for $8,202.00 from Sorrel Bay?' })).toBeVisible();
    expect(orders).toEqual([]);
    await press('Order');
    await isOpened();
    expect(orders).toEqual([
      {
        offeringId: offering.id,
        quantity: 20,
        totalAmount: '8202.00',
        purchaseOrderNumber: null,
        deliveryAddress: null,
      },
    ]);
    // Nothing asks about the form when Back is pressed before it is gone.
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(
      await screen.findByText('Your order has been created successfully. You will receive updates via email.'),
    ).toBeTruthy();
  });

  const earlier = (change: object = {}) => ({
    __typename: 'Order',
    id: 'earlier',
    number: '1234',
    offeringId: offering.id,
    quantity: 20,
    status: 'pending',
    createdAt: new Date(Date.now() - 3.5 * 60_000).toISOString(),
    ...change,
  });

  test.each(['20', '20,0', '２０'])(
    'an order of %s asks first if an equal one is from the last ten minutes',
    async (typed) => {
      const { orders, keys } = await show({}, 'order', false, [earlier()]);
      await userEvent.type(screen.getByLabelText('Quantity'), typed);
      await press('Place order');
      expect(await screen.findByText('You ordered this 3 minutes ago as order 1234. Order again?')).toBeVisible();
      expect(orders).toEqual([]);
      await press('Order again');
      await isOpened();
      // Another command, although the values are the same.
      expect([orders.length, String(keys.at(-1)).endsWith(' 1234')]).toEqual([1, true]);
    },
  );

  test.each([
    ['another quantity', { quantity: 21 }],
    ['another offering', { offeringId: 'other' }],
    ['that was cancelled', { status: 'cancelled' }],
    ['before', { createdAt: new Date(Date.now() - 11 * 60_000).toISOString() }],
  ])('an order of %s is not asked about', async (_what, change) => {
    await show({}, 'order', false, [earlier(change)]);
    await userEvent.type(screen.getByLabelText('Quantity'), '20');
    await order();
    await isOpened();
  });

  test('an order whose answer was lost says so, and goes again under its key from another form', async () => {
    const lost = { error: new TypeError('Failed to fetch') };
    const first = await show({}, 'order', false, [], lost);
    await userEvent.type(screen.getByLabelText('Quantity'), '20');
    await order();
    const unknown = 'We do not know whether it arrived. Look in your orders before you try again.';
    expect((await screen.findAllByText(unknown)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Failed to create order/)).toBeNull();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Your orders', hidden: true }));
    expect(open).toHaveBeenCalledWith('/orders');
    cleanup();
    const second = await show({}, 'order');
    await userEvent.type(screen.getByLabelText('Quantity'), '20');
    await order();
    await isOpened();
    expect(new Set([first.keys.at(-1), second.keys.at(-1)]).size).toBe(1);
    cleanup();
    // The answer came, so that the same values are another order.
    const third = await show({}, 'order');
    await userEvent.type(screen.getByLabelText('Quantity'), '20');
    await order();
    await isOpened();
    expect(third.keys.at(-1)).not.toBe(first.keys.at(-1));
  });

  test.each<[string, string[], Partial<Offering>]>([
    ['This is your own offering.', ['inquire'], { status: 'sold_out' }],
    ['This offering is no longer available.', [], { status: 'sold_out' }],
  ])('%s', async (sentence, refused, change) => {
    const whyNot = refused.map((move) => ({ __typename: 'Refusal' as const, move, message: sentence }));
    await show({ ...change, viewerCan: { __typename: 'OfferingViewerCan', inquire: whyNot.length === 0, whyNot } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  const withMinimum = { terms: { ...noTerms, minimumQuantity: 25 } };

  test('the minimum quantity is shown, and smaller orders are refused at the field', async () => {
    await show(withMinimum);
    expect(await screen.findByText('For an order, from 25 MT up to 40 MT.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Quantity'), '24');
    await press('Place order');
    await isRefused('The minimum quantity is 25 MT.');
  });

  test('where less is left than the minimum quantity, only an inquiry can be sent', async () => {
    await show({ ...withMinimum, quantity: 24 });
    expect(await screen.findByText(/^Less is left than the minimum quantity of 25 MT/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send inquiry' })).toBeVisible();
  });

  test('an order that is placed again is filled in with quantity and address of the earlier one', async () => {
    const { orders } = await show({}, 'order', true);
    expect(await screen.findByDisplayValue('Hafen 1, Linz')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/PO number/), 'PO-8');
    await order();
    await waitFor(() =>
      expect(orders).toMatchObject([{ quantity: 25, purchaseOrderNumber: 'PO-8', deliveryAddress: 'Hafen 1, Linz' }]),
    );
  });

  test('a request for a quote names only the terms that differ from the offering', async () => {
    const { requests } = await show({}, 'quote');
    await userEvent.type(screen.getByLabelText('Quantity'), '12');
    await userEvent.type(screen.getByLabelText('Message (optional)'), 'With a certificate.');
    await press('Request quote');
    await waitFor(() =>
      expect(requests).toEqual([{ offeringId: offering.id, quantity: 12, note: 'With a certificate.' }]),
    );
    await waitFor(() => expect(localStorage.getItem('quoteRequest')).toBeNull());
  });

  test('reordering at another price fills in a request with the terms of the order', async () => {
    const { requests } = await show({}, 'quote', true);
    await press('Request quote');
    await waitFor(() =>
      expect(requests).toEqual([
        {
          offeringId: offering.id,
          quantity: 25,
          price: '398.00',
          deliveryTerms: 'CPT',
          deliveryLocation: 'Linz',
          paymentTerms: 'net_60',
        },
      ]),
    );
  });
});
