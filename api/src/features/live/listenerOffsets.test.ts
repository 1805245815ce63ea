import { Listeners } from './listeners.ts';
import { ListenerOffsets } from './listenerOffsets.ts';
import type { Subscriber, Topic } from './subscriber.ts';

const ALL: Topic = { kind: 'all' };
const aListener = () =>
  new Listeners().add({ viewer: { id: null, admin: false, staff: false }, topic: ALL, selection: '' } as Subscriber);

it('Knows the offsets of lagging listeners, and the lowest', () => {
  const offsets = new ListenerOffsets();
  const [one, other] = [aListener(), aListener()];
  offsets.set('first', [one, other], 3);
  offsets.set('first', [one], 5);
  expect([offsets.of('first').get(one), offsets.lowest('first')]).toEqual([5, 3]);
  offsets.set('first', [other], undefined);
  expect([[...offsets.of('first').keys()], offsets.lowest('first')]).toEqual([[one], 5]);
  expect(offsets.lowest('second')).toBe(Infinity);
});

it('Listeners that unsubscribed lose their offsets and get none again', () => {
  const offsets = new ListenerOffsets();
  const listeners = new Listeners();
  const listener = listeners.add({
    viewer: { id: 'liv', admin: false, staff: false },
    topic: ALL,
    selection: '',
  } as Subscriber);
  offsets.set('first', [listener], 3);
  offsets.set('second', [listener], 4);
  listeners.delete(listener);
  offsets.delete(listener);
  offsets.set('first', [listener], 3);
  expect([offsets.of('first').size, offsets.of('second').size]).toEqual([0, 0]);
  expect([listeners.isEmpty, listeners.of('first'), [...listeners.ofMember('liv')]]).toEqual([true, [], []]);
});
