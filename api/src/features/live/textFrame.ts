const WHOLE_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;
const CLOSING = '}'.charCodeAt(0);

const headLength = (length: number): number => (length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10);

/**
 * A WebSocket frame (RFC 6455) around `{…prefix…payload}` in one piece of memory: the payload is the bytes that all of a kind share, and
 * a socket is written to once. Two parts would cost each of thousands of sockets almost a second call of the system.
 */
export const textFrame = (prefix: Buffer, payload: Buffer): Buffer => {
  const length = prefix.length + payload.length + 1;
  const head = headLength(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  prefix.copy(frame, head);
  payload.copy(frame, head + prefix.length);
  frame[frame.length - 1] = CLOSING;
  return frame;
};
