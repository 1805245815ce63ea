import { Listeners } from './listeners.ts';
import { ListenerOffsets } from './listenerOffsets.ts';
import type { Subscriber, Topic } from './subscriber.ts';

const ALL: Topic = { kind: 'all' };
const aListener = () =>
  new Listeners().add({ viewer: { id: null, admin: false }, topic: ALL, selection: '' } as Subscriber);

it('knows who stands apart, and where the hindmost stands', () => {
  const places = new ListenerOffsets();
  const [one, other] = [aListener(), aListener()];
  places.put('here', [one, other], 3);
  places.put('here', [one], 5);
  expect([places.of('here').get(one), places.hindmost('here')]).toEqual([5, 3]);
  places.put('here', [other], undefined);
  expect([[...places.of('here').keys()], places.hindmost('here')]).toEqual([[one], 5]);
  expect(places.hindmost('there')).toBe(Infinity);
});

it('keeps nothing of who has left, nor takes note of them again', () => {
  const places = new ListenerOffsets();
  const audiences = new Listeners();
  const listener = audiences.add({ viewer: { id: 'liv', admin: false }, topic: ALL, selection: '' } as Subscriber);
  places.put('here', [listener], 3);
  places.put('there', [listener], 4);
  audiences.delete(listener);
  places.forget(listener);
  places.put('here', [listener], 3);
  expect([places.of('here').size, places.of('there').size]).toEqual([0, 0]);
  expect([audiences.isEmpty, audiences.of('here'), [...audiences.ofMember('liv')]]).toEqual([true, [], []]);
});
