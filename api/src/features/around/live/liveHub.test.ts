import { setImmediate as nextTurn } from 'node:timers/promises';
import { Pool } from 'pg';
import { LiveCursors } from './liveCursor.ts';
import { LiveHub } from './liveHub.ts';
import type { Change, Subscriber } from './subscriber.ts';

const AUCTION = '00000000-0000-7000-8000-000000000001';

const rethrow = (error: unknown): void => {
  throw error;
};

/** A hub with one auction whose log ends at 7; `reads` are the offsets from which events were read. */
const aHub = async (onError = rethrow) => {
  let last = 7;
  const reads: number[] = [];
  const query = async (statement: string | { values: [string, number] }) => {
    if (typeof statement === 'string') return { rows: [{ id: AUCTION, now: new Date(), last_event: last, seq: last }] };
    const [, from] = statement.values;
    reads.push(from);
    const events = Array.from({ length: last - from }, (_, nth) => ({
      seq: from + nth + 1,
      type: 'opened',
      at: '',
      payload: '{}',
      hidden: {},
    }));
    return { rows: [{ owners: ['owner'], bid_visibility: 'public', last_event: last, now: '', bidders: [], events }] };
  };
  const cursors = new LiveCursors(Buffer.alloc(32));
  const hub = new LiveHub(Object.assign(new Pool(), { query }), cursors, onError);
  await hub.start();
  const change = (): void => {
    last++;
    hub.readSoon(AUCTION);
  };
  return {
    hub,
    reads,
    change,
    cursorAt: (seq: number) => cursors.write(AUCTION, seq, 'visitor'),
  };
};

const visitor: Subscriber = {
  topic: { kind: 'auction', auctionId: AUCTION },
  viewer: { id: null, admin: false, staff: false },
  selection: '',
  isPersonal: false,
  render: async () => '',
  send: () => undefined,
};

it('The first subscriber causes one read, and later ones without missed events cause none', async () => {
  const { hub, reads } = await aHub();
  for (let nth = 0; nth < 5; nth++) {
    await hub.subscribe(visitor, []);
    await nextTurn();
  }
  await hub.stop();
  expect(reads).toEqual([7]);
});

it('A resuming subscriber causes a read of earlier events', async () => {
  const { hub, reads, cursorAt } = await aHub();
  await hub.subscribe(visitor, []);
  await nextTurn();
  await hub.subscribe(visitor, [cursorAt(5)]);
  await hub.stop();
  expect(reads).toEqual([7, 5]);
});

it('A subscriber that arrives during a read gets the missed events afterwards', async () => {
  const { hub, change, cursorAt } = await aHub();
  let go = (): void => undefined;
  const rendered = new Promise<string>((resolve) => (go = () => resolve('')));
  await hub.subscribe({ ...visitor, render: () => rendered }, []);
  await nextTurn();
  change();
  await nextTurn();
  let sent = 0;
  await hub.subscribe({ ...visitor, selection: 'other', send: () => void sent++ }, [cursorAt(7)]);
  go();
  await nextTurn();
  await hub.stop();
  expect(sent).toBe(1);
});

it('A subscriber that leaves during rendering gets nothing', async () => {
  const { hub, change } = await aHub();
  let go = (): void => undefined;
  const rendered = new Promise<string>((resolve) => (go = () => resolve('')));
  const sent: string[] = [];
  const listen = (name: string): Promise<() => void> =>
    hub.subscribe({ ...visitor, render: () => rendered, send: () => void sent.push(name) }, []);
  await listen('stays');
  const leave = await listen('leaves');
  await nextTurn();
  change();
  await nextTurn();
  leave();
  go();
  await nextTurn();
  await hub.stop();
  expect(sent).toEqual(['stays']);
});

it('A frame that could not be rendered is sent with the next one', async () => {
  const failed: unknown[] = [];
  const { hub, change, reads } = await aHub((error) => failed.push(error));
  const lengths: number[] = [];
  const render = async ({ news }: Change): Promise<string> => {
    if (failed.length === 0) throw new Error('not now');
    lengths.push(news.length);
    return '';
  };
  await hub.subscribe({ ...visitor, render }, []);
  await nextTurn();
  change();
  await nextTurn();
  change();
  await nextTurn();
  change();
  await nextTurn();
  await hub.stop();
  expect(failed).toHaveLength(1);
  expect(lengths).toEqual([2, 1]);
  expect(reads).toEqual([7, 7, 7, 9]);
});

it('The positions of auctions that ended long ago are forgotten, and their events until then count as read', async () => {
  let polled = Array.from({ length: 10_002 }, (_, nth) => ({ id: `auction ${nth}`, last_event: 3 }));
  const now = new Date('2026-11-23T12:00:00Z');
  const readSince: Date[] = [];
  const query = async (statement: string | object, values: [string, Date]) => {
    if (typeof statement !== 'string') return { rows: [] };
    if (statement.includes('max(seq)')) readSince.push(values[1]);
    return { rows: statement.includes('last_event') ? polled : [{ now, seq: 3 }] };
  };
  const hub = new LiveHub(Object.assign(new Pool(), { query }), new LiveCursors(Buffer.alloc(32)), rethrow);
  await hub.start();
  polled = polled.slice(0, 1);
  // The first listener polls.
  await hub.subscribe({ ...visitor, topic: { kind: 'all' } }, []);
  hub.readSoon('auction 0');
  hub.readSoon('auction 1');
  await hub.stop();
  expect(readSince).toEqual([new Date('2026-11-23T11:59:00Z')]);
});
