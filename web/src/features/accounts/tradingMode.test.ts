import { act, renderHook } from '@testing-library/react';
import { chooseTradingMode, tradingMode, useTradingMode } from './tradingMode.ts';

afterEach(() => localStorage.clear());

it('is buyer by default, and for anything stored that is no mode', () => {
  expect(tradingMode()).toBe('buyer');
  localStorage.setItem('userRole', 'admin');
  expect(tradingMode()).toBe('buyer');
});

it('is kept under userRole, and told to whoever shows it', () => {
  const { result } = renderHook(() => useTradingMode());
  act(() => chooseTradingMode('seller'));
  expect(localStorage.getItem('userRole')).toBe('seller');
  expect(result.current[0]).toBe('seller');
});
