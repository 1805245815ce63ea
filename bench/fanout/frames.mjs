// A minimal implementation of WebSocket frames (RFC 6455): a full one would make the listeners more expensive than the server.
import { randomBytes } from 'node:crypto';

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
const PONG = 10;

/** A client frame, masked as required. */
export function maskedFrame(content, opcode = TEXT) {
  const payload = Buffer.from(content);
  if (payload.length > 0xffff) throw new Error('The payload is too long.');
  const isLong = payload.length > 125;
  const mask = randomBytes(4);
  const head = Buffer.from([0x80 | opcode, 0x80 | (isLong ? 126 : payload.length)]);
  const length = Buffer.from(isLong ? [payload.length >> 8, payload.length & 0xff] : []);
  return Buffer.concat([head, length, mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

export const pongTo = (payload) => maskedFrame(payload, PONG);

/** The first server frame in `bytes`, or undefined if it is incomplete. */
export function frameIn(bytes) {
  if (bytes.length < 2) return undefined;
  const short = bytes[1];
  const head = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < head) return undefined;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < head + length) return undefined;
  return { opcode: bytes[0] & 0x0f, payload: bytes.subarray(head, head + length), end: head + length };
}
