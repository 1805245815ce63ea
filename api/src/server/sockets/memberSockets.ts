import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';

const SWEEP_MS = 5_000;

interface Options {
  /** Returns those of the given sessions that are still valid. */
  stillOpen: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  onError: (error: unknown) => void;
}

/** Closes the sockets of members when their sessions end, on any instance and for any reason. */
export class MemberSockets {
  private readonly sessions = new Map<WebSocket, string>();
  private readonly options: Options;
  private readonly timer: NodeJS.Timeout;

  constructor(options: Options) {
    this.options = options;
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  add(socket: WebSocket, session: string): void {
    this.sessions.set(socket, session);
    socket.once('close', () => this.sessions.delete(socket));
  }

  /** Runs when a session ends here, and every few seconds for sessions that expired or ended elsewhere. */
  async sweep(): Promise<void> {
    if (this.sessions.size === 0) return;
    try {
      // Sockets opened during the query are skipped.
      const asked = [...this.sessions];
      const open = await this.options.stillOpen([...new Set(asked.map(([, session]) => session))]);
      for (const [socket, session] of asked) if (!open.has(session)) socket.close(CloseCode.Forbidden, 'Signed out');
    } catch (error) {
      this.options.onError(error);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
