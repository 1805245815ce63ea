import { resumeCursorsOf } from './resumeCursors.ts';

const frame = (cursor: string, id: string) => ({ auctionsChanged: { cursor, auction: { id } } });

it('keeps the last cursor of each auction, newest last', () => {
  const places = resumeCursorsOf();
  for (const one of [frame('a1', 'a'), frame('b1', 'b'), frame('a2', 'a')]) places.note(one);
  expect(places.list()).toEqual(['b1', 'a2']);
});

it('ignores invalid frames', () => {
  const places = resumeCursorsOf();
  places.note(null);
  places.note({ auctionsChanged: { cursor: 'c', auction: null } });
  expect(places.list()).toEqual([]);
});

it('keeps no more cursors than fit into one message', () => {
  const places = resumeCursorsOf();
  for (let count = 0; count < 300; count++) places.note(frame(`c${count}`, `auction-${count}`));
  expect(places.list().length).toBe(200);
  expect(places.list().at(-1)).toBe('c299');
});
