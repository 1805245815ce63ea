import { MessageRate } from './messageRate.ts';

it('A socket may send its rate every second, and twice as much in a burst', () => {
  let now = 0;
  const rate = new MessageRate(5, () => now);
  const taken = (): number => {
    let count = 0;
    while (rate.take()) count++;
    return count;
  };
  expect(taken()).toBe(10);
  now += 1_000;
  expect(taken()).toBe(5);
  now += 60_000;
  expect(taken()).toBe(10);
});
