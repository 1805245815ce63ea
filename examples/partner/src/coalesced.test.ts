import { coalesced } from './coalesced.ts';

it('Calls during a run share one further run', async () => {
  const ends: (() => void)[] = [];
  let runs = 0;
  const work = coalesced(async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return ++runs;
  });
  const calls = [work(), work(), work()];
  ends.shift()?.();
  expect(await calls[0]).toBe(1);
  while (ends.length === 0) await new Promise(setImmediate);
  ends.shift()?.();
  expect(await Promise.all(calls)).toEqual([1, 2, 2]);
});

it('A run that fails does not stop the next one', async () => {
  let runs = 0;
  const work = coalesced(async () => {
    if (++runs === 1) throw new Error('first');
    return runs;
  });
  const calls = [work(), work()];
  await expect(calls[0]).rejects.toThrow('first');
  expect(await calls[1]).toBe(2);
});
