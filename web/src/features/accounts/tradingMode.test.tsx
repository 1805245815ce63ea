import { act, renderHook } from '@testing-library/react';
import { setTradingMode, tradingMode, useTradingMode } from './tradingMode.ts';

describe('features/accounts/tradingMode', () => {
  afterEach(() => localStorage.clear());

  it('is buyer by default and for any invalid stored value', () => {
    expect(tradingMode()).toBe('buyer');
    localStorage.setItem('userRole', 'admin');
    expect(tradingMode()).toBe('buyer');
  });

  it('is stored under userRole, and components follow a change', () => {
    const { result } = renderHook(() => useTradingMode());
    act(() => setTradingMode('seller'));
    expect(localStorage.getItem('userRole')).toBe('seller');
    expect(result.current[0]).toBe('seller');
  });
});
