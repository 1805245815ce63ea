import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';

const SWEEP_MS = 5_000;

interface Options {
  /** Of these sessions, those that are not over. */
  stillOpen: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  onError: (error: unknown) => void;
}

/** The sockets of members end with their sessions, wherever and however those were ended. */
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

  /** At once where a session was ended here; every few seconds for what was ended elsewhere or has run out. */
  async sweep(): Promise<void> {
    if (this.sessions.size === 0) return;
    try {
      // Whoever comes while it is asked was not asked about.
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
