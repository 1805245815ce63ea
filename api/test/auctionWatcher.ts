// A client that watches auctions over the socket and resumes from the last cursors after a lost connection.
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Body } from './caller.ts';

export interface News {
  kind: string;
  at: string;
  own: boolean;
  bidder: string | null;
  amount: string | null;
}

export interface Frame {
  cursor: string;
  serverTime: string;
  news: News[];
  auction: { id: string } & Body;
  bids: Body[];
}

const NEWS = 'cursor serverTime news { kind at own bidder amount } bids { amount message bidder status userId }';

/** Subscriptions by name, with complete selections. */
export const subscriptions = {
  auctionChanged: (more = '') =>
    `subscription ($auctionId: ID!, $after: [String!]) { auctionChanged(auctionId: $auctionId, after: $after) { ${NEWS} auction { id ${more} } } }`,
  auctionsChanged: (more = '') =>
    `subscription ($after: [String!]) { auctionsChanged(after: $after) { ${NEWS} auction { id ${more} } } }`,
  myAuctionsChanged: (more = '') =>
    `subscription ($after: [String!]) { myAuctionsChanged(after: $after) { ${NEWS} auction { id ${more} } } }`,
};

interface Options {
  query: string;
  variables?: Body;
  /** The session; absent for a visitor. */
  cookie?: string | undefined;
  /** The address to connect to, called before each attempt. */
  url: () => string;
}

export class AuctionWatcher {
  readonly frames: Frame[] = [];
  /** The text of each frame and its time of arrival. */
  readonly texts: string[] = [];
  readonly arrived: number[] = [];
  /** For each frame: when its subscription had started. */
  readonly subscribedAt: number[] = [];
  /** Number of reconnects. */
  reconnects = 0;
  /** For each lost connection: the milliseconds until there was a subscription again. */
  readonly away: number[] = [];
  private lostAt: number | undefined;
  private readonly options: Options;
  private readonly cursors = new Map<string, string>();
  private socket: WebSocket | undefined;
  private isClosed = false;
  private readonly running: Promise<void>;
  private subscribed: (() => void) | undefined;
  private subscribedSince = Infinity;
  /** Settles when the first subscription has started. */
  readonly ready: Promise<void>;

  constructor(options: Options) {
    this.options = options;
    this.ready = new Promise((resolve) => (this.subscribed = resolve));
    this.running = this.watch();
  }

  newsOf(auctionId: string): News[] {
    return this.frames.filter(({ auction }) => auction.id === auctionId).flatMap(({ news }) => news);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.lostAt !== undefined) this.away.push(Date.now() - this.lostAt);
    this.socket?.terminate();
    await this.running;
  }

  private async watch(): Promise<void> {
    for (let attempt = 0; !this.isClosed; attempt++) {
      if (attempt > 0) await sleep(50 + Math.random() * 200);
      await this.connect().catch(() => undefined);
    }
  }

  /** Runs one connection until it ends. */
  private connect(): Promise<void> {
    const { url, cookie, query, variables } = this.options;
    const socket = new WebSocket(`${url().replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: cookie ? { cookie } : {},
    });
    this.socket = socket;
    this.subscribedSince = Infinity;
    const send = (message: object): void => socket.send(JSON.stringify(message));
    return new Promise((resolve) => {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        if (this.subscribedSince < Infinity) this.lostAt = Date.now();
        resolve();
      });
      socket.once('open', () => send({ type: 'connection_init' }));
      socket.on('message', (data) => {
        const text = String(data);
        const message = JSON.parse(text) as {
          type: string;
          payload?: { data?: Record<string, Frame>; errors?: unknown };
        };
        if (message.type === 'connection_ack') {
          const after = [...this.cursors.values()];
          if (after.length > 0) this.reconnects++;
          send({ id: '1', type: 'subscribe', payload: { query, variables: { ...variables, after } } });
          // Answered when the earlier subscription has started.
          send({ type: 'ping' });
        }
        if (message.type === 'pong') {
          this.subscribedSince = Date.now();
          if (this.lostAt !== undefined) this.away.push(this.subscribedSince - this.lostAt);
          this.lostAt = undefined;
          this.subscribed?.();
        }
        if (message.type === 'error') throw new Error(text);
        if (message.type === 'next') this.take(text, message.payload?.data);
      });
    });
  }

  private take(text: string, data: Record<string, Frame> | undefined): void {
    const [frame] = Object.values(data ?? {});
    if (!frame) throw new Error(text);
    this.frames.push(frame);
    this.texts.push(text);
    this.arrived.push(Date.now());
    this.subscribedAt.push(this.subscribedSince);
    this.cursors.set(frame.auction.id, frame.cursor);
  }
}
