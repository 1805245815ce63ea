import { once } from 'node:events';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { openTcp, requestText } from '../../../test/wire.ts';
import { readSettings } from '../../settings/settings.ts';
import { openHttp } from './http.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const BODY = { 'content-type': 'text/csv', 'content-length': String(4 * 1024 * 1024) };

/** The answer to a request whose body does not arrive, once the server has ended the connection. */
const refusalOf = async (line: string, headers: Record<string, string>): Promise<string> => {
  const socket = await openTcp(app.url);
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  const ended = once(socket, 'end');
  socket.write(requestText(line, { ...BODY, ...headers }, 'the beginning'));
  await ended;
  socket.destroy();
  return text;
};

it('A refused request with a large, slow body is answered and disconnected', async () => {
  const refused: [number, string, Record<string, string>][] = [
    [401, 'POST /api/offerings/import', {}],
    [401, 'POST /api/rfps', { authorization: 'Bearer fsk_x' }],
    [403, 'POST /api/offerings/import', { origin: 'https://evil.example' }],
    [404, 'POST /api/nothing', {}],
    [413, 'POST /api/rfps', { 'content-type': 'application/json' }],
    [400, 'POST /api/%zz', {}],
  ];
  await Promise.all(
    refused.map(async ([status, line, headers]) => {
      const [head = '', body = ''] = (await refusalOf(line, headers)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nconnection: close`, 'i'));
      expect(head.toLowerCase()).toContain(`\r\ncontent-length: ${body.length}`);
      expect(body).not.toBe('');
    }),
  );
});

it('A client that closes its half in the middle of a refused body gets the answer', async () => {
  const socket = await openTcp(app.url);
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  const ended = once(socket, 'end');
  socket.end(requestText('POST /api/offerings/import', BODY, 'the beginning'));
  await ended;
  socket.destroy();
  expect(text).toMatch(/^HTTP\/1.1 40[01] /);
});

it('A refused request that has arrived completely keeps its connection', async () => {
  const socket = await openTcp(app.url);
  for (let nth = 0; nth < 2; nth++) {
    socket.write(
      requestText('POST /api/offerings/import', { 'content-type': 'text/csv', 'content-length': '3' }, 'sku'),
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 [^]*\r\nconnection: keep-alive/i);
  }
  socket.destroy();
});

it('The time for headers is not longer than that for a request, or Node would apply it to the request', async () => {
  const { server } = await openHttp(readSettings({}));
  expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
});
