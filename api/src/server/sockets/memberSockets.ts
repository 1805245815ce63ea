import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Poller } from '../../common/poller.ts';

interface Options {
  /** Returns those of the given sessions or keys that are still valid. */
  stillOpen: (credentials: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How often those that expired, or whose end was not noticed, are looked for. */
  everyMs: number;
  /** Told to the client when its session or key has ended. */
  reason: string;
  onError: (error: unknown) => void;
}

/** Closes the sockets of members when their sessions or API keys end, on any instance and for any reason. */
export class MemberSockets {
  private readonly credentials = new Map<WebSocket, string>();
  private readonly options: Options;
  private readonly poller: Poller;

  constructor(options: Options) {
    this.options = options;
    this.poller = new Poller(() => this.sweep(), options.everyMs, options.onError);
    this.poller.start();
  }

  add(socket: WebSocket, credential: string): void {
    this.credentials.set(socket, credential);
    socket.once('close', () => this.credentials.delete(socket));
  }

  remove(socket: WebSocket): void {
    this.credentials.delete(socket);
  }

  /** Runs when a session or key ends, and at intervals. */
  async sweep(): Promise<void> {
    if (this.credentials.size === 0) return;
    try {
      // Sockets opened during the query are skipped.
      const asked = [...this.credentials];
      const open = await this.options.stillOpen([...new Set(asked.map(([, credential]) => credential))]);
      for (const [socket, credential] of asked)
        if (!open.has(credential)) socket.close(CloseCode.Forbidden, this.options.reason);
    } catch (error) {
      this.options.onError(error);
    }
  }

  stop(): Promise<void> {
    return this.poller.stop();
  }
}
