import { placesOf } from './resumeCursors.ts';

const frame = (cursor: string, id: string) => ({ auctionsChanged: { cursor, auction: { id } } });

it('keeps the last place of each auction, the newest last', () => {
  const places = placesOf();
  for (const one of [frame('a1', 'a'), frame('b1', 'b'), frame('a2', 'a')]) places.note(one);
  expect(places.list()).toEqual(['b1', 'a2']);
});

it('passes over what is no frame', () => {
  const places = placesOf();
  places.note(null);
  places.note({ auctionsChanged: { cursor: 'c', auction: null } });
  expect(places.list()).toEqual([]);
});

it('keeps to what fits into one message', () => {
  const places = placesOf();
  for (let count = 0; count < 300; count++) places.note(frame(`c${count}`, `auction-${count}`));
  expect(places.list().length).toBe(200);
  expect(places.list().at(-1)).toBe('c299');
});
