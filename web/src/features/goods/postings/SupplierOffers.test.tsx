import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { noTerms } from '../../../../test/terms.ts';
import { PriceCheckDocument, type PriceCheckQuery } from './usePriceConfirmation.generated.ts';
import { SupplierOffers, type SupplierOffer } from './SupplierOffers.tsx';

describe('features/goods/postings/SupplierOffers', () => {
  type Profile = Partial<NonNullable<SupplierOffer['company']>>;

  const offerOf = (id: string, profile: Profile | null, user: Partial<SupplierOffer['user']> = {}): SupplierOffer => ({
    __typename: 'Offering',
    id,
    userId: `seller of ${id}`,
    title: 'Urea',
    price: '1412.5',
    unit: 'MT',
    comparablePrice: '1.4125',
    comparableUnit: 'KG',
    priceCheck: 'ok',
    priceConfirmedAt: null,
    quantity: 2500,
    hasOtherGrade: false,
    terms: noTerms,
    user: {
      __typename: 'User',
      id: `seller of ${id}`,
      firstName: 'Ada',
      lastName: 'Weiss',
      companyName: 'Registered Ltd',
      email: null,
      ...user,
    },
    company: profile && {
      __typename: 'CompanyProfile',
      id: `profile of ${id}`,
      companyName: 'Official GmbH',
      verificationStatus: 'approved',
      address: 'Hafen 1, Linz',
      registrationCountry: 'Austria',
      phone: '+43 732 555',
      contactEmail: null,
      ...profile,
    },
  });

  const finding: PriceCheckQuery['priceCheck'] = {
    __typename: 'PriceFinding',
    priceCheck: 'ok',
    expectedPrice: '1500.00',
    expectedFrom: 'index',
    deviationPercent: -5.83,
  };

  const more = (row: ReturnType<typeof within>) => userEvent.click(row.getByRole('button', { name: /^More about/ }));

  const show = async (offers: SupplierOffer[], viewer: typeof member | null = null) => {
    const onInquire = jest.fn();
    const isMember = viewer !== null;
    const [first] = offers;
    const mocks = [
      {
        request: {
          query: PriceCheckDocument,
          variables: { productId: 'urea', price: first!.price, unit: first!.unit },
        },
        result: { data: { priceCheck: finding } },
      },
    ];
    const shown = { product: { id: 'urea', name: 'Urea' }, offers, isMember, onInquire };
    await renderAs(viewer, <SupplierOffers {...shown} />, { mocks });
    const [, ...rows] = screen.getAllByRole('row');
    return { rows: rows.map((row) => within(row)), onInquire };
  };

  test('a row shows supplier, address, phone, email, price and quantity', async () => {
    const { rows } = await show([
      offerOf('1', { contactEmail: 'ada@official.example' }),
      offerOf('2', { address: null }),
    ]);
    const [row, other] = rows;
    for (const text of ['Official GmbH', 'Verified Supplier', 'Hafen 1, Linz'])
      expect(row!.getByText(text)).toBeVisible();
    expect(row!.getByText('$1,412.50')).toHaveTextContent('$1,412.50 / MT');
    expect(row!.getByRole('cell', { name: 'Available: 2,500 MT' })).toBeVisible();
    const links = row!.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['tel:+43732555', 'mailto:ada@official.example']));
    expect(other!.getByText('Austria')).toBeVisible();
  });

  test("the name falls back to the user's company, then to the person; only an approved profile has the badge", async () => {
    const { rows } = await show([
      offerOf('1', { verificationStatus: 'pending' }),
      offerOf('2', null),
      offerOf('3', null, { companyName: '' }),
    ]);
    expect(rows[0]!.getByText('Official GmbH')).toBeVisible();
    expect(rows[1]!.getByText('Registered Ltd')).toBeVisible();
    expect(rows[2]!.getByText('Ada Weiss')).toBeVisible();
    expect(screen.queryByText('Verified Supplier')).not.toBeInTheDocument();
  });

  test('visitors who want a quote sign in first and come to the dialog', async () => {
    const { rows } = await show([offerOf('1', {})]);
    expect(rows[0]!.getByRole('link', { name: /^Get Quote of Official GmbH, Urea$/ })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/offerings/1?open=quote')}`,
    );
  });

  test('a member can contact the supplier of a row, but not themselves', async () => {
    const offers = [offerOf('1', {}), offerOf('2', {})];
    const { rows, onInquire } = await show(offers, {
      ...member,
      companyProfile: {
        __typename: 'CompanyProfile',
        id: 'profile of 1',
        lockReason: null,
        viewerRole: 'owner' as const,
      },
    });
    expect(rows[0]!.getByText('Your offering')).toBeVisible();
    expect(rows[0]!.queryByRole('button', { name: /^Get Quote/ })).not.toBeInTheDocument();
    await userEvent.click(rows[1]!.getByRole('button', { name: /^Get Quote/ }));
    await userEvent.click(rows[1]!.getByRole('button', { name: /^Contact Supplier/ }));
    expect(onInquire.mock.calls).toEqual([
      [offers[1], 'quote'],
      [offers[1], 'contact'],
    ]);
  });

  test('offers in different units show a comparable price; offers in one unit do not', async () => {
    const perKg = { ...offerOf('2', {}), price: '0.9', unit: 'KG', comparablePrice: '0.9' };
    const perPiece = { ...offerOf('3', {}), price: '3', unit: 'Units', comparablePrice: null, comparableUnit: null };
    const { rows } = await show([offerOf('1', {}), perKg, perPiece]);
    expect(rows[0]!.getByText('= $1.4125 / KG')).toBeVisible();
    expect(rows[1]!.queryByText(/^= /)).not.toBeInTheDocument();
    expect(rows[2]!.getByText('Not comparable by unit')).toBeVisible();
  });

  test('an unusual price is marked until its seller confirms it', async () => {
    const unusual = { ...offerOf('1', {}), priceCheck: 'unusual' as const };
    const { rows } = await show([unusual, { ...unusual, id: '2', priceConfirmedAt: '2026-11-22T10:00:00.000Z' }]);
    expect(rows[0]!.getByText('Unusual price')).toBeVisible();
    expect(rows[0]!.queryByText(/^= /)).not.toBeInTheDocument();
    expect(rows[1]!.queryByText('Unusual price')).not.toBeInTheDocument();
  });

  test('a row shows the terms that buyers compare, and marks another grade', async () => {
    const terms = {
      ...noTerms,
      deliveryTerms: 'FCA' as const,
      deliveryLocation: 'Linz',
      paymentTerms: 'net_30' as const,
      leadTimeDays: 6,
      minimumQuantity: 60,
      specifications: { grade: 'Food' },
    };
    const { rows } = await show([{ ...offerOf('1', {}), hasOtherGrade: true, terms }]);
    const [row] = rows;
    for (const text of ['FCA Linz', '6 days', '60 MT', 'Other grade: Food']) expect(row!.getByText(text)).toBeVisible();
    await more(row!);
    expect(screen.getByText('Net 30 days')).toBeVisible();
  });

  test('members see how prices in the unit of the first stand to the index', async () => {
    const { rows } = await show([offerOf('1', {}), { ...offerOf('2', {}), unit: 'KG' }], member);
    expect(await rows[0]!.findByText('−5.83 %')).toBeVisible();
    expect(rows[1]!.queryByText(/to index/)).not.toBeInTheDocument();
  });
});
