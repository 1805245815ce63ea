import { foldRuns } from './foldRuns.ts';

describe('features/goods/postings/foldRuns', () => {
  const items = (owners: string) => [...owners].map((owner, at) => ({ id: `${owner}${at}`, owner }));
  const fold = (owners: string, ...opened: string[]) => {
    const { shown, hidden } = foldRuns(items(owners), ({ owner }) => owner, new Set(opened));
    return [shown.map(({ id }) => id).join(' '), ...[...hidden].map(([id, { run, count }]) => `${id} ${run} ${count}`)];
  };

  test.each([
    ['', ['']],
    ['aaa', ['a0 a1 a2']],
    ['aaaa', ['a0 a1 a2', 'a2 a0 1']],
    ['aabaaab', ['a0 a1 b2 a3 a4 a5 b6']],
    ['baaaaabbbb', ['b0 a1 a2 a3 b6 b7 b8', 'a3 a1 2', 'b8 b6 1']],
  ])('%s is shown as %j', (owners, lines) => {
    expect(fold(owners)).toEqual(lines);
  });

  test('an opened run is shown whole, also with more of it', () => {
    expect(fold('aaaaab', 'a0')).toEqual(['a0 a1 a2 a3 a4 b5']);
    expect(fold('aaaaaaa', 'a0')).toEqual(['a0 a1 a2 a3 a4 a5 a6']);
  });
});
