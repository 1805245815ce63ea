import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { noTerms } from '../../../test/terms.ts';
import type { OfferingStatusValue } from '../../features/goods/postings/OfferingStatus.tsx';
import { OfferingScreenDocument, type OfferingScreenQuery } from './OfferingScreen.generated.ts';
import { OfferingScreen } from './OfferingScreen.tsx';

describe('screens/Offering/OfferingScreen', () => {
  const id = '01958498-c7c0-791b-bd10-11b77d872b3c';

  const acid = {
    __typename: 'Offering',
    id,
    userId: 'supplier',
    title: 'Sulfuric acid 98 %, IBC',
    description: `First line.\n${'Iron below 8 ppm. '.repeat(12)}Last word.`,
    quantity: 40,
    unit: 'MT',
    hasOtherGrade: false,
    terms: noTerms,
    price: '161.25',
    priceCheck: 'ok' as 'ok' | 'unusual',
    priceConfirmedAt: null as string | null,
    comparablePrice: null,
    comparableUnit: null,
    location: null as string | null,
    sku: null,
    availableUntil: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    status: 'active' as OfferingStatusValue,
    isWatched: false,
    viewerCan: {
      __typename: 'OfferingViewerCan',
      order: false,
      inquire: false,
      edit: false,
      withdraw: false,
      relist: false,
      takeOffMarket: false,
      whyNot: [] as { __typename: 'Refusal'; move: string; message: string }[],
    },
    inquiryCount: null as number | null,
    product: { __typename: 'Product', id: 'product', name: 'Sulfuric Acid', casNumber: '7664-93-9' },
    orders: { __typename: 'OrderConnection', totalCount: 0 },
    user: {
      __typename: 'User',
      id: 'supplier',
      email: null,
      firstName: 'Ada',
      lastName: 'Weiss',
      companyName: 'Acids Ltd',
    },
    company: {
      __typename: 'CompanyProfile',
      id: 'profile',
      companyName: 'Acids Ltd',
      verificationStatus: 'approved',
      address: '1 Acid Lane, Cork',
      registrationCountry: 'Ireland',
      phone: '+353 21 555 0144',
      contactEmail: null,
    },
  } satisfies NonNullable<OfferingScreenQuery['offering']>;

  type Change = Partial<Omit<typeof acid, 'company'>> & { company?: typeof acid.company | null };

  const show = async (change: Change | null = {}, user: typeof member | null = null, at = id) => {
    await renderAs(
      user,
      <Routes>
        <Route path="/offerings/:id" element={<OfferingScreen />} />
      </Routes>,
      {
        at: `/offerings/${at}`,
        mocks: [
          {
            request: { query: OfferingScreenDocument, variables: { id } },
            result: { data: { offering: change && { ...acid, ...change } } },
          },
        ],
      },
    );
    await screen.findByRole('heading', { level: 1 });
  };

  const can = (...actions: ('order' | 'inquire' | 'edit' | 'withdraw' | 'relist')[]) => ({
    viewerCan: { ...acid.viewerCan, ...Object.fromEntries(actions.map((action) => [action, true])) },
  });

  const cannot = (move: string, message: string) => ({
    viewerCan: { ...acid.viewerCan, whyNot: [{ __typename: 'Refusal' as const, move, message }] },
  });

  const link = (name: string) => screen.getByRole('link', { name });

  test('a visitor sees the complete text, the terms and the supplier', async () => {
    await show();
    expect(screen.getByText(/Last word\.$/).textContent).toBe(acid.description);
    for (const text of ['Active', '7664-93-9', 'No end', 'Nov 20, 2026', 'Verified Supplier', '1 Acid Lane, Cork']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.queryByText('Location')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Sulfuric Acid' })[0]).toHaveAttribute('href', '/product/product');
    expect(link('Acids Ltd')).toHaveAttribute('href', '/company/profile');
  });

  test('buyers see that a price is unusual until its seller confirms it', async () => {
    await show({ priceCheck: 'unusual' }, member);
    expect(screen.getByText('Unusual price')).toBeVisible();
  });

  test('a confirmed price is not marked', async () => {
    await show({ priceCheck: 'unusual', priceConfirmedAt: '2026-11-22T10:00:00.000Z' }, member);
    expect(screen.queryByText('Unusual price')).not.toBeInTheDocument();
  });

  test.each([
    ['Place order', 'order'],
    ['Inquire', 'inquire'],
  ])('for a visitor, %s leads to signing in and back to its dialog', async (name, dialog) => {
    await show();
    const next = encodeURIComponent(`/offerings/${id}?open=${dialog}`);
    expect(link(name)).toHaveAttribute('href', `/auth?next=${next}`);
  });

  test('a member can order and inquire on the page', async () => {
    await show(can('order', 'inquire'), member);
    screen.getByRole('button', { name: 'Place order' });
    screen.getByRole('button', { name: 'Inquire' });
    screen.getByRole('button', { name: /^Watch/ });
  });

  test.each(['sold_out', 'expired', 'withdrawn'] as const)(
    'an offering that is %s cannot be ordered',
    async (status) => {
      await show({ status }, member);
      screen.getByText('This offering is no longer available.');
      expect(link('Message')).toHaveAttribute('href', '/messages?to=company:profile:product');
      expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
    },
  );

  test('who can neither order nor ask reads why', async () => {
    await show(cannot('inquire', 'This is your own offering.'), member);
    screen.getByText('This is your own offering.');
    expect(screen.queryByRole('button', { name: /^(Place order|Inquire)$/ })).toBeNull();
  });

  test('less than the minimum quantity cannot be ordered', async () => {
    await show({ terms: { ...noTerms, minimumQuantity: 41 }, ...can('inquire') }, member);
    screen.getByText(/^Less is left than the minimum quantity of 41 MT/);
    screen.getByRole('button', { name: 'Inquire' });
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  test('its seller sees the results and the actions, and cannot order or watch it', async () => {
    const orders = { __typename: 'OrderConnection' as const, totalCount: 2 };
    await show({ userId: member.id, company: null, inquiryCount: 3, orders, ...can('edit', 'withdraw') }, member);
    expect(screen.getByText('Inquiries').nextSibling).toHaveTextContent('3');
    expect(link('2')).toHaveAttribute('href', `/orders?${new URLSearchParams({ tab: 'selling', q: acid.title })}`);
    expect(link('View inventory')).toHaveAttribute('href', '/inventory');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit', 'Withdraw']);
  });

  test('its seller can relist an offering that is not on the market', async () => {
    await show({ userId: member.id, company: null, inquiryCount: 0, status: 'expired', ...can('relist') }, member);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Relist']);
  });

  test('a reader of the seller’s company reads why there are no actions', async () => {
    const reason = 'Your role in the company is reader: you can read, but not trade.';
    await show({ userId: member.id, company: null, inquiryCount: 0, ...cannot('edit', reason) }, member);
    screen.getByText(reason);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test.each([id, 'nonsense'])('shows Offering Not Found for the id %s', async (at) => {
    await show(null, null, at);
    screen.getByRole('heading', { level: 1, name: 'Offering Not Found' });
    expect(link('Back to Home')).toHaveAttribute('href', '/');
  });
});
