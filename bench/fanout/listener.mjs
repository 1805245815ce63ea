import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { CLOSE, frameIn, maskedFrame, PING, pongTo, TEXT } from './frames.mjs';

const HEAD_END = Buffer.from('\r\n\r\n');
/** Shared by all listeners: each one uses up its content before the next one reads. */
const shared = Buffer.alloc(64 * 1024);

/**
 * A subscriber over graphql-transport-ws; `onChange(bytes)` is called for every complete change, `onRefusal` with the server's reason for
 * closing.
 */
export function listen(url, { cookie, query, variables, onChange, onRefusal }) {
  const { hostname, port, host } = new URL(url);
  const id = randomUUID();
  const { promise: ready, resolve, reject } = Promise.withResolvers();
  let rest = Buffer.alloc(0);
  let take = takeHead;

  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: shared, callback: (length) => receive(shared.subarray(0, length)) },
  });
  socket.on('error', reject).on('close', () => reject(new Error(`${url} closed the connection.`)));
  const say = (message) => socket.write(maskedFrame(JSON.stringify(message)));
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      ...(cookie ? [`Cookie: ${cookie}`] : []),
    ].join('\r\n') + HEAD_END,
  );

  function receive(bytes) {
    let left = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (let used = take(left); used > 0; used = take(left)) left = left.subarray(used);
    rest = left.length > 0 ? Buffer.from(left) : left;
    return true;
  }

  function takeHead(bytes) {
    const at = bytes.indexOf(HEAD_END);
    if (at < 0) return 0;
    if (!bytes.subarray(0, at).includes(' 101 ')) reject(new Error(`${url}: ${bytes.subarray(0, at)}`));
    take = takeAck;
    say({ type: 'connection_init' });
    return at + HEAD_END.length;
  }

  function takeAck(bytes) {
    const frame = frameIn(bytes);
    if (!frame) return 0;
    take = takeFrame;
    if (frame.opcode === CLOSE) hangUp(frame);
    else say({ id, type: 'subscribe', payload: { query, variables } });
    resolve();
    return frame.end;
  }

  function takeFrame(bytes) {
    const frame = frameIn(bytes);
    if (!frame) return 0;
    if (frame.opcode === PING) socket.write(pongTo(frame.payload));
    if (frame.opcode === CLOSE) hangUp(frame);
    if (frame.opcode === TEXT) onChange(frame.payload);
    return frame.end;
  }

  function hangUp({ payload }) {
    onRefusal(`${payload.readUInt16BE(0)} ${payload.subarray(2)}`);
    socket.destroy();
  }

  return { ready, close: () => socket.destroy() };
}
