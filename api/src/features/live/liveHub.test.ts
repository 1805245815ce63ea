import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { DatedEvent } from '../auctions/logSegment.ts';
import { LiveCursors } from './liveCursor.ts';
import { LiveHub } from './liveHub.ts';
import type { Change, Subscriber } from './subscriber.ts';

const AUCTION = '00000000-0000-7000-8000-000000000001';

const thrown = (error: unknown): void => {
  throw error;
};

/** A hub over one auction whose log ends at 7; `reads` are the places its events were read from. */
const aHub = async (onError = thrown) => {
  let last = 7;
  const reads: number[] = [];
  const query = async (asked: string | { values: [string, number] }) => {
    if (typeof asked === 'string') return { rows: [{ id: AUCTION, now: new Date(), last_event: last, seq: last }] };
    const [, from] = asked.values;
    reads.push(from);
    const events = Array.from({ length: last - from }, (_, nth) => ({
      seq: from + nth + 1,
      type: 'opened',
      at: '',
      payload: '{}',
      hidden: {},
    }));
    return { rows: [{ user_id: 'owner', bid_visibility: 'public', last_event: last, now: '', bidders: [], events }] };
  };
  const cursors = new LiveCursors(Buffer.alloc(32));
  const hub = new LiveHub({ query } as unknown as Pool, cursors, onError);
  await hub.start();
  const happen = (): void => {
    last++;
    hub.hint(AUCTION);
  };
  /** Written by the engine of this instance. */
  const write = (): void => {
    last++;
    const events: DatedEvent[] = [{ seq: last, at: '', event: { type: 'opened' } }];
    hub.hint(AUCTION, { user_id: 'owner', bid_visibility: 'public', bidders: [], events, last_event: last, now: '' });
  };
  return { hub, reads, happen, write, cursorAt: (seq: number) => cursors.write(AUCTION, seq, 'visitor') };
};

const visitor: Subscriber = {
  topic: { kind: 'auction', auctionId: AUCTION },
  viewer: { id: null, admin: false },
  selection: '',
  render: async () => '',
  send: () => undefined,
};

it('reads once for the first who comes, and nothing for those after who are owed nothing', async () => {
  const { hub, reads } = await aHub();
  for (let nth = 0; nth < 5; nth++) {
    await hub.subscribe(visitor, []);
    await nextTurn();
  }
  await hub.stop();
  expect(reads).toEqual([7]);
});

it('reads for somebody who comes back to what was read before', async () => {
  const { hub, reads, cursorAt } = await aHub();
  await hub.subscribe(visitor, []);
  await nextTurn();
  await hub.subscribe(visitor, [cursorAt(5)]);
  await hub.stop();
  expect(reads).toEqual([7, 5]);
});

it('tells somebody who comes while others are being told, and was too late for that', async () => {
  const { hub, happen, cursorAt } = await aHub();
  let go = (): void => undefined;
  const held = new Promise<string>((resolve) => (go = () => resolve('')));
  await hub.subscribe({ ...visitor, render: () => held }, []);
  await nextTurn();
  happen();
  await nextTurn();
  let told = 0;
  await hub.subscribe({ ...visitor, selection: 'other', send: () => void told++ }, [cursorAt(7)]);
  go();
  await nextTurn();
  await hub.stop();
  expect(told).toBe(1);
});

it('sends nothing to somebody who has left while the frames were made', async () => {
  const { hub, happen } = await aHub();
  let go = (): void => undefined;
  const held = new Promise<string>((resolve) => (go = () => resolve('')));
  const told: string[] = [];
  const listen = (name: string): Promise<() => void> =>
    hub.subscribe({ ...visitor, render: () => held, send: () => void told.push(name) }, []);
  await listen('who stays');
  const leave = await listen('who leaves');
  await nextTurn();
  happen();
  await nextTurn();
  leave();
  go();
  await nextTurn();
  await hub.stop();
  expect(told).toEqual(['who stays']);
});

it('owes what could not be made, and sends it with what comes next', async () => {
  const failed: unknown[] = [];
  const { hub, happen, reads } = await aHub((error) => failed.push(error));
  const lengths: number[] = [];
  const render = async ({ news }: Change): Promise<string> => {
    if (failed.length === 0) throw new Error('not now');
    lengths.push(news.length);
    return '';
  };
  await hub.subscribe({ ...visitor, render }, []);
  await nextTurn();
  happen();
  await nextTurn();
  happen();
  await nextTurn();
  happen();
  await nextTurn();
  await hub.stop();
  expect(failed).toHaveLength(1);
  expect(lengths).toEqual([2, 1]);
  expect(reads).toEqual([7, 7, 7, 9]);
});

it('tells what was written here without reading it, and reads what is missing between', async () => {
  const { hub, happen, write, reads } = await aHub();
  const lengths: number[] = [];
  const render = async ({ news }: Change): Promise<string> => {
    lengths.push(news.length);
    return '';
  };
  await hub.subscribe({ ...visitor, render }, []);
  await nextTurn();
  write();
  write();
  await nextTurn();
  expect([lengths, reads]).toEqual([[2], [7]]);
  happen();
  await nextTurn();
  write();
  await nextTurn();
  expect([lengths, reads]).toEqual([
    [2, 1, 1],
    [7, 9],
  ]);
  await hub.stop();
});
