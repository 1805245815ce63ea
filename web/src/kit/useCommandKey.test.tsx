import { renderHook } from '@testing-library/react';
import { useCommandKey } from './useCommandKey.ts';

describe('kit/useCommandKey', () => {
  test('the same command keeps its key, a changed one gets a new key', () => {
    const { current: keyed } = renderHook(useCommandKey).result;
    const first = keyed({ amount: '10.00' });
    expect(first.amount).toBe('10.00');
    expect(first.idempotencyKey.length).toBeGreaterThan(10);
    expect(keyed({ amount: '10.00' })).toEqual(first);
    const second = keyed({ amount: '11.00' });
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(keyed({ amount: '10.00' }).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  test('two forms have different keys', () => {
    const keys = [0, 1].map(() => renderHook(useCommandKey).result.current({ amount: '10.00' }).idempotencyKey);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
