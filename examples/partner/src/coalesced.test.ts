import assert from 'node:assert/strict';
import { it } from 'node:test';
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
  assert.equal(await calls[0], 1);
  while (ends.length === 0) await new Promise(setImmediate);
  ends.shift()?.();
  assert.deepEqual(await Promise.all(calls), [1, 2, 2]);
});

it('A run that fails does not stop the next one', async () => {
  let runs = 0;
  const work = coalesced(async () => {
    if (++runs === 1) throw new Error('first');
    return runs;
  });
  const [first, second] = [work(), work()];
  await assert.rejects(first, /first/);
  assert.equal(await second, 2);
});
