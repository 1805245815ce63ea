import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { LiveCursors } from './liveCursor.ts';
import { LiveHub } from './liveHub.ts';
import type { Subscriber } from './subscriber.ts';

const AUCTION = 'auction';

/** A hub over one auction whose log ends at 7; `reads` are the places its events were read from. */
const aHub = async () => {
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
  const hub = new LiveHub({ query } as unknown as Pool, cursors, (error) => {
    throw error;
  });
  await hub.start();
  const happen = (): void => {
    last++;
    hub.hint(AUCTION);
  };
  return { hub, reads, happen, cursorAt: (seq: number) => cursors.write(AUCTION, seq, 'visitor') };
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
