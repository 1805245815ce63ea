import pg from 'pg';
import { connectionOf, type DatabaseAddress } from './address.ts';
import { connectionLimits } from './pool.ts';

const RECONNECT_MS = 1_000;
/** A statement this often shows whether the connection still leads somewhere. */
const BEAT_MS = 5_000;

/**
 * The instance's only connection that LISTENs. A lost connection is opened again, but notifications sent meanwhile are lost, so every
 * listener must also poll.
 */
export class Notifications {
  private readonly listeners = new Map<string, (payload: string) => void>();
  private client: pg.Client | undefined;
  private stopped = false;

  constructor(
    private readonly address: DatabaseAddress,
    private readonly onError: (error: unknown) => void,
  ) {}

  get isListening(): boolean {
    return this.client !== undefined;
  }

  /** Registers the listener of a channel; call before `start`. Notifications sent by this connection are not delivered to it. */
  on(channel: string, listener: (payload: string) => void): void {
    this.listeners.set(channel, listener);
  }

  async start(): Promise<void> {
    const client = new pg.Client({ ...connectionOf(this.address, 'listen'), ...connectionLimits });
    client.on('notification', ({ processId, channel, payload }) => {
      if (processId !== own && payload) this.listeners.get(channel)?.(payload);
    });
    client.on('error', (error) => {
      this.onError(error);
      this.lost(client);
    });
    client.on('end', () => this.lost(client));
    let own: number | undefined;
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      own = rows[0]?.pid;
      for (const channel of this.listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // A standby takes the connection and refuses LISTEN: each try would leave one open.
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    const beat = setInterval(() => void client.query('select 1').catch(() => undefined), BEAT_MS).unref();
    client.once('end', () => clearInterval(beat));
  }

  /** Sends outside of any transaction; does nothing without a connection. A payload is limited to 8,000 bytes. */
  send(channel: string, payload: string): void {
    this.client?.query('select pg_notify($1, $2)', [channel, payload]).catch(this.onError);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => {});
  }

  private lost(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    const again = (): void => {
      if (!this.stopped) this.start().catch(() => setTimeout(again, RECONNECT_MS).unref());
    };
    setTimeout(again, RECONNECT_MS).unref();
  }
}
