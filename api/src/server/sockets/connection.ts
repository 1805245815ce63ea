import type { RawData, WebSocket } from 'ws';
import type { MessageRate } from './messageRate.ts';

export interface ConnectionLimits {
  /** Bytes that may wait for the client to read them. */
  outgoingBytes: number;
  /** Undefined: not limited. */
  rate: MessageRate | undefined;
  /** Interval of pings to the client. */
  pingMs: number;
}

/** For close codes of the protocol graphql-transport-ws. */
export const TOO_MANY = 4429;

/** One WebSocket with its limits. Frames and pongs go only through the public API of `ws`, so that no path avoids them. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly limits: ConnectionLimits;
  private isAlive = true;
  private isRefused = false;

  constructor(socket: WebSocket, limits: ConnectionLimits) {
    this.socket = socket;
    this.limits = limits;
    const pings = setInterval(() => this.ping(), limits.pingMs);
    socket.on('error', () => socket.terminate());
    socket.once('close', () => clearInterval(pings));
    socket.on('ping', (data) => this.charged(() => this.bounded(data.length, () => socket.pong(data))));
    socket.on('pong', () => this.charged(() => (this.isAlive = true)));
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  onMessage(receive: (text: string) => void): void {
    this.socket.on('message', (data: RawData) => this.charged(() => receive(String(data))));
  }

  onClose(listener: (code: number, reason: string) => void): void {
    this.socket.once('close', (code, reason) => listener(code, String(reason)));
  }

  send(text: string): void {
    this.bounded(Buffer.byteLength(text), () => this.socket.send(text));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Counts every incoming frame. A client over its rate gets an error and is not read any further. */
  private charged(act: () => void): void {
    if (this.isRefused) return;
    if (this.limits.rate === undefined || this.limits.rate.take()) return act();
    this.isRefused = true;
    this.socket.close(TOO_MANY, 'Too many messages');
    this.socket.pause();
  }

  /** Sends a frame, or disconnects a client that does not read; it can resume from its last cursor. */
  private bounded(bytes: number, send: () => void): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount + bytes > this.limits.outgoingBytes) this.socket.terminate();
    else send();
  }

  private ping(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.bounded(0, () => this.socket.ping());
  }
}
