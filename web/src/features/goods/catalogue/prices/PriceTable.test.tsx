import { render, screen, within } from '@testing-library/react';
import { inRouter } from '../../../../../test/inRouter.tsx';
import { PriceTable, type ListedPrice } from './PriceTable.tsx';

describe('features/goods/catalogue/prices/PriceTable', () => {
  const urea: ListedPrice = {
    __typename: 'CommodityPrice',
    id: 'urea',
    name: 'Urea',
    symbol: 'UREA',
    unit: 'MT',
    currentPrice: '418.18',
    priceDate: '2026-11-18',
    changePercent: -4.03,
    error: false,
    isDemo: true,
    source: 'Simulated for the demo market',
    quarter: ['430.00', '410.50', '418.18'].map((price, at) => ({
      __typename: 'PricePoint' as const,
      day: `2026-11-1${at}`,
      price,
    })),
  };

  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

  test('a row shows price, unit and change; the currency is said once', () => {
    render(inRouter(<PriceTable prices={[urea]} />));
    expect(
      rowOf('Urea')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '$418.18 / MT', '−4.03 %']);
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Price in USD' })).toBeTruthy();
  });

  test('a commodity whose feed fails shows an error and its last price', () => {
    render(inRouter(<PriceTable prices={[urea, { ...urea, id: 'tin', name: 'Tin', symbol: 'SN', error: true }]} />));
    expect(rowOf('Tin').getByText('Error')).toBeTruthy();
    expect(rowOf('Tin').getByText('$418.18')).toBeTruthy();
    expect(rowOf('Tin').getByText('Last known price of Nov 18, 2026')).toBeTruthy();
    expect(rowOf('Urea').queryByText(/Error|Last known/)).toBeNull();
  });

  test('a row has a line of 90 days and opens the page of its price', () => {
    render(inRouter(<PriceTable prices={[urea]} />));
    expect(rowOf('Urea').getByRole('img', { name: '90 days: between $410.50 and $430.00' })).toBeTruthy();
    expect(rowOf('Urea').getByRole('link', { name: 'Urea' }).getAttribute('href')).toBe('/price-index/UREA');
  });

  test('missing values are left out', () => {
    render(inRouter(<PriceTable prices={[{ ...urea, currentPrice: null, changePercent: null, quarter: [] }]} />));
    expect(
      rowOf('Urea')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '', '']);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
