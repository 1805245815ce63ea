import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { CommodityScreen } from './CommodityScreen.tsx';
import { CommodityScreenDocument, type CommodityScreenQuery } from './CommodityScreen.generated.ts';

describe('screens/Commodity', () => {
  const urea: CommodityScreenQuery['commodityPrices']['data'][number] = {
    __typename: 'CommodityPrice',
    id: 'urea',
    name: 'Urea',
    symbol: 'UREA',
    unit: 'MT',
    currency: 'USD',
    currentPrice: '418.18',
    priceDate: '2026-11-20',
    changePercent: -4.03,
    error: false,
    isDemo: false,
    source: 'A list',
    history: ['440.00', '410.50', '418.18'].map((price, at) => ({
      __typename: 'PricePoint',
      day: `2026-11-1${at}`,
      price,
    })),
  };
  const order: CommodityScreenQuery['orders']['nodes'][number] = {
    __typename: 'Order',
    id: 'order',
    createdAt: '2026-11-11T09:00:00.000Z',
    number: 'A1B2',
    status: 'completed',
    unit: 'KG',
    unitPrice: '0.40',
  };

  const show = (data: (typeof urea)[], query = '') =>
    renderAs(
      member,
      <Routes>
        <Route path="/price-index/:id" element={<CommodityScreen />} />
      </Routes>,
      {
        at: `/price-index/UREA${query}`,
        mocks: [
          {
            request: {
              query: CommodityScreenDocument,
              variables: { symbol: 'UREA', only: ['UREA'], timeframe: query ? '1y' : '90d', region: 'all' },
            },
            result: {
              data: {
                commodityPrices: { __typename: 'CommodityPrices', data },
                orders: { __typename: 'OrderConnection', nodes: [order] },
              },
            },
          },
        ],
      },
    );

  test('has two figures, the chart and the own purchases per its unit', async () => {
    await show([urea]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Urea' })).toBeTruthy();
    expect(screen.getByText('Nov 20, 2026, −4.03 % in 90 days')).toBeTruthy();
    expect(screen.getByText('$410.50 – $440.00')).toBeTruthy();
    const label = 'Urea, All regions, 90 days: between $410.50 and $440.00 per MT.';
    expect(screen.getByRole('application', { name: `${label} Arrow keys read the points.` })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Nov 11, 2026 $400.00 / MT, your order A1B2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
  });

  test('asks for the range in the address', async () => {
    await show([urea], '?timeframe=1y');
    expect(await screen.findByText('in 1 year')).toBeTruthy();
  });

  test('a region without prices is named', async () => {
    await show([{ ...urea, currentPrice: null, priceDate: null, changePercent: null, history: [] }]);
    expect(await screen.findByText('There are no prices of Urea for: All regions.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  test('a symbol that the index does not have is not found', async () => {
    await show([]);
    expect(await screen.findByText('Commodity Not Found')).toBeTruthy();
  });
});
