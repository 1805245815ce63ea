import type { Pool } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { Poller } from '../../../../common/poller.ts';
import type { AuctionEngine } from './auctionEngine.ts';
import type { CommandEnvelope } from './commandEnvelope.ts';

const TICK_MS = 250;
/** A longer gap between heartbeats is an outage. */
const OUTAGE = '60 seconds';
/** Each beat is a write that waits for the disk. */
const BEAT_MS = 2_000;
const MAX_AUCTIONS = 50;

/** The auctions to open, and those to close unless an outage has to be dealt with first. */
const DUE = `
  (select id, false as is_over from auction
   where not opened and closed_at is null and start_time <= statement_timestamp() order by start_time limit $1)
  union all
  (select id, true from auction
   where closed_at is null and ends_at <= statement_timestamp()
     and exists (select from engine_heartbeat where beat > clock_timestamp() - interval '${OUTAGE}')
   order by ends_at limit $1)`;

const byMarket = (command: CommandEnvelope['command'], needs: CommandEnvelope['needs'] = 'few'): CommandEnvelope => ({
  right: 'market',
  userId: null,
  isAdmin: false,
  idempotencyKey: null,
  commandHash: null,
  needs,
  command,
});

/** Opens and closes due auctions by the database's clock. It runs in every instance; the engine accepts each command only once. */
export class AuctionScheduler {
  private readonly pool: Pool;
  private readonly engine: AuctionEngine;
  private readonly onError: (error: unknown) => void;
  private readonly poller: Poller;
  private beatAt = -Infinity;

  constructor(pool: Pool, engine: AuctionEngine, onError: (error: unknown) => void) {
    this.pool = pool;
    this.engine = engine;
    this.onError = onError;
    this.poller = new Poller(() => this.tick(), TICK_MS, onError);
  }

  /** Resolves after the first tick, so that auctions are extended for an outage before the first bid. */
  async start(): Promise<void> {
    await this.tick();
    this.poller.start();
  }

  stop(): Promise<void> {
    return this.poller.stop();
  }

  private async tick(): Promise<void> {
    if (performance.now() - this.beatAt >= BEAT_MS) await this.beat();
    await this.openAndClose();
  }

  /** Updates the heartbeat. After an outage, the auctions that would have ended during it are extended first. */
  private async beat(): Promise<void> {
    const beatAt = performance.now();
    await this.updateHeartbeat();
    this.beatAt = beatAt;
  }

  private async updateHeartbeat(): Promise<void> {
    const { rowCount } = await this.pool.query(
      `update engine_heartbeat set beat = clock_timestamp() where beat > clock_timestamp() - interval '${OUTAGE}'`,
    );
    if (rowCount) return;
    await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ beat: Date; now: Date; is_gap: boolean }>(
        `with held as materialized (select beat from engine_heartbeat for update) select beat, clock_timestamp() as now, beat < clock_timestamp() - interval '${OUTAGE}' as is_gap from held`,
      );
      const heartbeat = rows[0];
      if (heartbeat?.is_gap) await this.extendForOutage(heartbeat.beat.getTime(), heartbeat.now.getTime());
      await client.query('update engine_heartbeat set beat = clock_timestamp()');
    });
  }

  private async extendForOutage(from: number, to: number): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select id from auction where closed_at is null and ends_at between to_timestamp($1 / 1000.0) and to_timestamp($2 / 1000.0)',
      [from, to],
    );
    for (const { id } of rows)
      await this.submit(
        id,
        byMarket(() => ({ type: 'outage', from, to })),
      );
  }

  private async openAndClose(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; is_over: boolean }>(DUE, [MAX_AUCTIONS]);
    const open = byMarket(() => ({ type: 'open' }));
    const close = byMarket(() => ({ type: 'close' }), 'allBidders');
    await Promise.all(rows.map(({ id, is_over }) => this.submit(id, is_over ? close : open)));
  }

  /** Ignores refusals because another instance was faster. */
  private async submit(auctionId: string, envelope: CommandEnvelope): Promise<void> {
    await this.engine.submit(auctionId, envelope).catch((error: { code?: string }) => {
      if (!['NOT_DUE', 'AUCTION_ENDED', 'AUCTION_CANCELLED'].includes(error.code ?? '')) this.onError(error);
    });
  }
}
