import { render, screen, within } from '@testing-library/react';
import type { PriceTableFragment } from './PriceTable.generated.ts';
import { PriceTable } from './PriceTable.tsx';

describe('features/prices/PriceTable', () => {
  const urea: PriceTableFragment = {
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
  };

  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

  test('a row shows price, unit and change; the currency is said once', () => {
    render(<PriceTable prices={[urea]} />);
    expect(
      rowOf('Urea')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['UREA', '$418.18 / MT', '−4.03 %']);
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Price in USD' })).toBeTruthy();
  });

  test('a commodity whose feed fails shows an error and its last price', () => {
    render(<PriceTable prices={[urea, { ...urea, id: 'tin', name: 'Tin', symbol: 'SN', error: true }]} />);
    expect(rowOf('Tin').getByText('Error')).toBeTruthy();
    expect(rowOf('Tin').getByText('$418.18')).toBeTruthy();
    expect(rowOf('Tin').getByText('Last known price of Nov 18, 2026')).toBeTruthy();
    expect(rowOf('Urea').queryByText(/Error|Last known/)).toBeNull();
  });

  test('missing values are left out', () => {
    render(<PriceTable prices={[{ ...urea, currentPrice: null, changePercent: null }]} />);
    expect(
      rowOf('Urea')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['UREA', '', '']);
  });
});
