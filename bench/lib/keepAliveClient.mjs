import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * A keep-alive HTTP client that sends one request at a time. It costs the measured machine far less than `node:http`, and requests of many
 * clients are sent in the order they were made.
 */
export async function openKeepAliveClient(url, headers = {}) {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let pending;
  let text = '';
  const fail = (error) => {
    pending?.reject(error);
    pending = undefined;
  };
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    const answer = parseResponse(text);
    if (!answer) return;
    text = '';
    const { resolve } = pending;
    pending = undefined;
    resolve(answer);
  });
  socket.on('error', fail).on('close', () => fail(new Error(`${url} closed the connection.`)));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));

  const sent = Object.entries({ host, 'content-type': 'application/json', ...headers });
  const head = sent.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const post = (path, body) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) throw new Error(`${url} had closed the connection.`);
      pending = { resolve, reject };
      socket.write(`POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`);
    });
  return { post, close: () => socket.destroy() };
}

/** Requires a Content-Length; the header is assumed to be ASCII. */
function parseResponse(text) {
  const at = text.indexOf(HEAD_END);
  if (at < 0) return undefined;
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, at)) ?? [];
  if (length === undefined) throw new Error(`A response without Content-Length: ${text.slice(0, at)}`);
  const body = text.slice(at + HEAD_END.length);
  return Buffer.byteLength(body) < Number(length) ? undefined : { status: Number(status), body };
}
