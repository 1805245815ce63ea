import { ConcurrencyLimiter } from './concurrencyLimiter.ts';

it('A caller runs a limited number of statements at once, in order, and other callers do not wait', async () => {
  const turns = new ConcurrencyLimiter(2);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const all = [
    turns.run('a', work('a1')),
    turns.run('a', work('a2')),
    turns.run('a', work('a3')),
    turns.run('b', work('b1')),
  ];
  await Promise.resolve();
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await all[0];
  await new Promise(setImmediate);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('A failed statement lets the next one start', async () => {
  const turns = new ConcurrencyLimiter(1);
  const failing = turns.run('a', () => Promise.reject(new Error('failed')));
  const next = turns.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

it('A statement that waits too long is refused, and later ones still run', async () => {
  const turns = new ConcurrencyLimiter(1, 10);
  let end = (): void => undefined;
  const first = turns.run('a', () => new Promise<void>((resolve) => (end = resolve)));
  await expect(turns.run('a', async () => 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  end();
  await first;
  expect(await turns.run('a', async () => 'done')).toBe('done');
});
