import { render, screen } from '@testing-library/react';
import { MonthChart } from './MonthChart.tsx';

describe('features/around/insights/analytics/MonthChart', () => {
  const month = (name: string, amount: string, amountYearBefore: string) => ({
    __typename: 'MonthTotal' as const,
    month: `2026-${name}-01`,
    amount,
    amountYearBefore,
    orders: amount === '0.00' ? 0 : 1,
  });

  test('each month stands beside the same one a year before, also one without orders now', () => {
    render(<MonthChart side="buyer" months={[month('10', '0.00', '50.00'), month('11', '80.00', '0.00')]} />);
    expect(screen.getByTitle('Oct 2026: $0.00, the year before $50.00')).toBeTruthy();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthOrdersSpendYear before',
      'Nov 20261$80.00$0.00',
      'Oct 20260$0.00$50.00',
    ]);
    expect(screen.getByText('The pale bars are the same months a year before.')).toBeTruthy();
  });

  test('without trade the year before there is nothing to compare with', () => {
    render(<MonthChart side="buyer" months={[month('10', '0.00', '0.00'), month('11', '80.00', '0.00')]} />);
    expect(screen.getByTitle('Nov 2026: $80.00')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.queryByText(/a year before/)).toBeNull();
  });
});
