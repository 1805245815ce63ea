import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, reader, renderAs } from '../../../../test/renderAs.tsx';
import { noTerms } from '../../../../test/terms.ts';
import type { OfferingCardFragment } from './OfferingCard.generated.ts';
import { OfferingCard } from './OfferingCard.tsx';
import type { RfpCardFragment } from './RfpCard.generated.ts';
import { RfpCard } from './RfpCard.tsx';

describe('features/goods/postings/postingCards', () => {
  const rfp: RfpCardFragment = {
    __typename: 'Rfp',
    id: 'rfp-1',
    userId: 'somebody',
    company: null,
    title: 'Urea for autumn',
    description: 'x'.repeat(101),
    quantity: 12500,
    unit: 'MT',
    targetPrice: '1234.5',
    deliveryLocation: 'Rotterdam',
    closingDate: '2026-12-24',
    createdAt: '2026-11-20T09:00:00.000Z',
    status: 'active',
    isWatched: false,
  };

  const offering: OfferingCardFragment = {
    __typename: 'Offering',
    id: 'offering-1',
    userId: 'somebody',
    title: 'Urea, big bags',
    description: 'y'.repeat(100),
    quantity: 40,
    unit: 'Tons',
    hasOtherGrade: false,
    terms: noTerms,
    price: '410.5',
    priceCheck: 'ok',
    priceConfirmedAt: null,
    location: 'Antwerp',
    availableUntil: '2027-01-31',
    createdAt: '2026-11-19T09:00:00.000Z',
    status: 'active',
    isWatched: false,
    product: { __typename: 'Product', id: 'product-1', name: 'Urea' },
    user: {
      __typename: 'User',
      id: 'somebody',
      firstName: 'Ada',
      lastName: 'Weiss',
      companyName: 'Registered Ltd',
    },
    company: null,
  };

  const card = () => screen.getByRole('article');

  describe('the card of an RFP', () => {
    const show = async (change: Partial<RfpCardFragment> = {}, user: typeof member | null = member) => {
      const onBid = jest.fn();
      await renderAs(user, <RfpCard rfp={{ ...rfp, ...change }} onBid={onBid} />);
      return onBid;
    };

    test('shows what is requested and when it was posted', async () => {
      await show();
      for (const text of [
        'RFP',
        'Posted Nov 20, 2026',
        'Rotterdam',
        'Due Dec 24, 2026',
        'Target Budget',
        '$1,234.50',
      ]) {
        expect(screen.getByText(text)).toBeTruthy();
      }
      expect(card().textContent).toContain('12,500 MT');
      expect(screen.getByText(`${'x'.repeat(100)}...`)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Urea for autumn' }).getAttribute('href')).toBe('/rfps/rfp-1');
    });

    test('leaves out missing values', async () => {
      await show({ targetPrice: null, deliveryLocation: null, closingDate: null });
      expect(card().textContent).not.toMatch(/Target Budget|Due|null/);
    });

    test('has a bid button', async () => {
      const onBid = await show();
      await userEvent.click(screen.getByRole('button', { name: 'Submit Bid' }));
      expect(onBid).toHaveBeenCalledWith('rfp-1');
    });

    test('shows that it is closed instead', async () => {
      await show({ status: 'awarded' });
      expect(screen.getByText('Awarded')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Submit Bid' })).toBeNull();
    });

    test('has a link to the bids for its owner', async () => {
      await show({ userId: member.id });
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link', { name: 'View Bids' }).getAttribute('href')).toBe('/rfps/rfp-1');
    });

    test('has a link to the bids for colleagues of its owner', async () => {
      await show({ company: { __typename: 'CompanyProfile', id: 'own' } }, reader());
      expect(screen.getByRole('link', { name: 'View Bids' })).toBeTruthy();
    });

    test('has no bid button for who can only read', async () => {
      await show({}, reader());
      expect(screen.queryByRole('button', { name: 'Submit Bid' })).toBeNull();
    });
  });

  describe('the card of an offering', () => {
    const show = async (change: Partial<OfferingCardFragment> = {}) => {
      const onInquire = jest.fn();
      await renderAs(member, <OfferingCard offering={{ ...offering, ...change }} onInquire={onInquire} />);
      return onInquire;
    };

    test('shows what is offered, where, until when and for how much', async () => {
      await show();
      for (const text of [
        'Offering',
        'Posted Nov 19, 2026',
        'Antwerp',
        'Until Jan 31, 2027',
        'Price per Tons',
        '$410.50',
      ]) {
        expect(screen.getByText(text)).toBeTruthy();
      }
      expect(card().textContent).toContain('40 Tons Available');
      expect(screen.getByText('y'.repeat(100))).toBeTruthy();
      expect(screen.getByText('Registered Ltd')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Urea, big bags' }).getAttribute('href')).toBe('/offerings/offering-1');
    });

    test("shows the company's name with the verified badge", async () => {
      const company = {
        __typename: 'CompanyProfile',
        id: 'profile-1',
        companyName: 'Official GmbH',
        verificationStatus: 'approved',
      } as const;
      await show({ company });
      expect(screen.getByText('Official GmbH')).toBeTruthy();
      expect(screen.getByText('Verified company')).toBeTruthy();
    });

    test('leaves out missing values', async () => {
      await show({ location: null, availableUntil: null, product: null });
      expect(card().textContent).not.toMatch(/Until|null/);
      expect(screen.getAllByRole('link')).toHaveLength(1);
    });

    test('has an inquiry button, but not on the member’s own offering', async () => {
      const onInquire = await show();
      await userEvent.click(screen.getByRole('button', { name: 'Inquire' }));
      expect(onInquire).toHaveBeenCalledWith('offering-1');
    });

    test.each([
      ['sold_out', 'Sold out'],
      ['expired', 'Expired'],
      ['withdrawn', 'Withdrawn'],
    ] as const)('that is %s shows its status instead', async (status, words) => {
      await show({ status });
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Inquire' })).toBeNull();
    });

    test('marks the member’s own offering', async () => {
      await show({ userId: member.id });
      expect(screen.getByText('Your offering')).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    });
  });
});
