import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;
const LONGEST_HEAD = 10;
/** What a prefix takes as a rule. */
const ROOM = 128;
const CLOSING = '}'.charCodeAt(0);

/**
 * A text that thousands of sockets get, each in a WebSocket frame (RFC 6455) around `{…prefix…text}`. It lies in memory once: what is a
 * socket's own is written in front of it, over that of the socket before. A copy for each would be a part of what sending costs, and
 * garbage.
 */
export class SharedFrame {
  private readonly text: string;
  private memory: Buffer;
  /** Where the text begins. */
  private start: number;

  constructor(text: string) {
    this.text = text;
    [this.memory, this.start] = layOut(text, ROOM);
  }

  /** In one write: two would cost each socket almost a second call of the system. */
  writeTo(socket: Duplex, prefix: Buffer): void {
    if (prefix.length + LONGEST_HEAD > this.start) [this.memory, this.start] = layOut(this.text, prefix.length);
    socket.write(this.behind(prefix));
    // What the socket could not pass on at once, it still reads from: the others get memory of their own.
    if (socket.writableLength > 0) [this.memory, this.start] = layOut(this.text, ROOM);
  }

  private behind(prefix: Buffer): Buffer {
    const { memory } = this;
    const begin = this.start - prefix.length;
    const length = memory.length - begin;
    memory.set(prefix, begin);
    const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
    if (head === 4) memory.writeUInt16BE(length, begin - 2);
    if (head === 10) memory.writeBigUInt64BE(BigInt(length), begin - 8);
    memory[begin - head] = WHOLE_TEXT;
    memory[begin - head + 1] = head === 2 ? length : head === 4 ? 126 : 127;
    return memory.subarray(begin - head);
  }
}

/** New memory with the text and its closing brace at the end, and room in front; and where the text begins. */
const layOut = (text: string, room: number): [Buffer, number] => {
  const start = LONGEST_HEAD + room;
  const memory = Buffer.allocUnsafeSlow(start + Buffer.byteLength(text) + 1);
  memory.write(text, start);
  memory[memory.length - 1] = CLOSING;
  return [memory, start];
};
