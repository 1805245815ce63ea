// Unusual prices of own offerings: the question when one is edited or relisted, and the confirmation in the inventory.
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { noTerms } from '../../../../test/terms.ts';
import { ConfirmPriceDocument } from './ConfirmPrice.generated.ts';
import type { InventoryTableFragment } from './InventoryTable.generated.ts';
import { InventoryTable } from './InventoryTable.tsx';
import { EditOfferingDocument, RelistOfferingDocument } from './OfferingTermsDialog.generated.ts';
import { OfferingTermsDialog } from './OfferingTermsDialog.tsx';
import { PriceCheckDocument, type PriceCheckQuery } from './usePriceConfirmation.generated.ts';

describe('features/goods/postings/offeringPrices', () => {
  const acid: InventoryTableFragment = {
    __typename: 'Offering',
    id: '01958498-c7c0-791b-bd10-11b77d872b3c',
    title: 'Sulfuric acid 98 %, IBC',
    description: 'Clear.',
    sku: null,
    price: '160.00',
    priceCheck: 'ok',
    priceConfirmedAt: null,
    quantity: 40,
    unit: 'MT',
    terms: noTerms,
    availableUntil: null,
    status: 'active',
    inquiryCount: 0,
    product: { __typename: 'Product', id: '01958498-c7c0-791b-bd10-11b77d872b3d', name: 'Sulfuric Acid' },
    orders: { __typename: 'OrderConnection', totalCount: 0 },
  };

  const finding = (price: string): PriceCheckQuery => ({
    priceCheck: {
      __typename: 'PriceFinding',
      priceCheck: Number(price) < 50 ? 'unusual' : 'ok',
      expectedPrice: '150.00',
      expectedFrom: 'index',
      deviationPercent: Number(price) < 50 ? -90 : 0,
    },
  });

  const ways = [
    { way: 'edited', status: 'active', query: EditOfferingDocument, field: 'editOffering', button: 'Save changes' },
    { way: 'relisted', status: 'expired', query: RelistOfferingDocument, field: 'relistOffering', button: 'Relist' },
  ] as const;

  describe.each(ways)('an offering that is $way', ({ status, query, field, button }) => {
    const show = async () => {
      const onClose = jest.fn();
      const checked: unknown[] = [];
      const saved: Record<string, unknown>[] = [];
      const offering = { ...acid, status };
      await renderAs(member, <OfferingTermsDialog offering={offering} refetch={[]} onClose={onClose} />, {
        mocks: [
          {
            request: { query: PriceCheckDocument, variables: () => true },
            maxUsageCount: Infinity,
            result: ({ price }) => {
              checked.push(price);
              return { data: finding(String(price)) };
            },
          },
          {
            request: { query, variables: () => true },
            result: ({ input }) => {
              saved.push(input as Record<string, unknown>);
              return { data: { [field]: { ...offering, status: 'active' } } };
            },
          },
        ],
      });
      const user = userEvent.setup();
      return {
        onClose,
        checked,
        saved,
        press: (name: string) => user.click(screen.getByRole('button', { name })),
        async setPrice(price: string) {
          await user.clear(screen.getByLabelText('Price'));
          await user.type(screen.getByLabelText('Price'), price);
        },
      };
    };

    it('asks before saving an unusual price, and saves it as confirmed', async () => {
      const { onClose, saved, press, setPrice } = await show();
      await setPrice('15');
      await press(button);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /This price is 90 % below the index price \(\$150\.00 \/ MT\)/,
      );
      expect(saved).toEqual([]);
      await press('Save at this price');
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(saved).toEqual([expect.objectContaining({ offeringId: acid.id, confirmUnusualPrice: true })]);
      expect(Number(saved[0]!['price'])).toBe(15);
    });

    it('takes another title only on the market, where nothing refers to it', async () => {
      const { onClose, saved, press } = await show();
      const title = screen.queryByLabelText<HTMLInputElement>('Title');
      expect(Boolean(title)).toBe(status === 'active');
      if (!title) return;
      await userEvent.clear(title);
      await userEvent.type(title, 'Sulfuric acid 96 %');
      await press(button);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(saved).toEqual([
        expect.objectContaining({ title: 'Sulfuric acid 96 %', description: 'Clear.', unit: 'MT' }),
      ]);
    });

    it('checks a corrected price again, and saves it without a confirmation', async () => {
      const { onClose, checked, saved, press, setPrice } = await show();
      await setPrice('15');
      await press(button);
      await screen.findByRole('alert');
      await setPrice('155');
      await press('Save at this price');
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(checked.map(Number)).toEqual([15, 155]);
      expect(Number(saved[0]!['price'])).toBe(155);
      expect(saved[0]).not.toHaveProperty('confirmUnusualPrice');
    });

    it('does not ask about an unchanged price', async () => {
      const { onClose, checked, saved, press } = await show();
      if (status !== 'active') await userEvent.type(screen.getByLabelText('Quantity'), '0');
      await press(button);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(checked).toEqual([]);
      expect(saved).toHaveLength(1);
    });
  });

  describe('the inventory', () => {
    const ignore = () => undefined;
    const table = (offerings: InventoryTableFragment[]) => (
      <InventoryTable offerings={offerings} selected={new Set()} onSelect={ignore} onEdit={ignore} />
    );
    const unusual: InventoryTableFragment = { ...acid, priceCheck: 'unusual' };
    const name = `Confirm price of ${acid.title}`;

    it('marks an unusual price and offers to confirm it', async () => {
      const confirmed: unknown[] = [];
      await renderAs(member, table([unusual]), {
        mocks: [
          {
            request: { query: ConfirmPriceDocument, variables: () => true },
            result: ({ offeringId }) => {
              confirmed.push(offeringId);
              const priceConfirmedAt = '2026-11-22T10:00:00.000Z';
              const { __typename, id, priceCheck } = unusual;
              return { data: { confirmUnusualPrice: { __typename, id, priceCheck, priceConfirmedAt } } };
            },
          },
        ],
      });
      expect(screen.getByText('Unusual price')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByText('The price is confirmed and counts as any other.')).toBeVisible();
      expect(confirmed).toEqual([acid.id]);
    });

    it('shows why a price could not be confirmed, and offers it again', async () => {
      await renderAs(member, table([unusual]), {
        mocks: [
          {
            request: { query: ConfirmPriceDocument, variables: () => true },
            result: {
              errors: [
                { message: 'Only verified companies can confirm an unusual price.', extensions: { code: 'CONFLICT' } },
              ],
            },
          },
        ],
      });
      await userEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByText('Only verified companies can confirm an unusual price.')).toBeVisible();
      expect(screen.getByRole('button', { name })).toBeEnabled();
    });

    it('offers no confirmation for a usual or confirmed price', async () => {
      await renderAs(member, table([acid, { ...unusual, id: '2', priceConfirmedAt: '2026-11-22T10:00:00.000Z' }]));
      expect(screen.queryByText('Unusual price')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /Confirm price/ })).not.toBeInTheDocument();
    });
  });
});
