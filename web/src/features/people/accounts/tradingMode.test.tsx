import { act, renderHook } from '@testing-library/react';
import { setTradingMode, tradingMode, useTradingMode } from './tradingMode.ts';

describe('features/people/accounts/tradingMode', () => {
  afterEach(() => localStorage.clear());

  it.each([
    [null, undefined, 'buyer'],
    [null, 'seller', 'seller'],
    [null, 'both', 'buyer'],
    [null, 'admin', 'buyer'],
    ['buyer', 'seller', 'buyer'],
    ['seller', 'buyer', 'seller'],
    ['admin', 'seller', 'buyer'],
  ] as const)('stored %s, registered as %s: %s', (stored, role, mode) => {
    expect(tradingMode(stored, role)).toBe(mode);
  });

  it('is stored under userRole, and components follow a change', () => {
    const { result } = renderHook(() => useTradingMode());
    act(() => setTradingMode('seller'));
    expect(localStorage.getItem('userRole')).toBe('seller');
    expect(result.current[0]).toBe('seller');
  });
});
