import { once } from 'node:events';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { openTcp, requestText } from '../../../test/wire.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

/** Number of responses before the server closes the connection or all have arrived. */
const answersTo = async (requests: number): Promise<number> => {
  const socket = await openTcp(app.url);
  socket.write(requestText('GET /livez').repeat(requests));
  let text = '';
  const count = (): number => text.split('HTTP/1.1 200').length - 1;
  const closed = new Promise<void>((resolve) => socket.once('end', resolve).once('close', resolve));
  const all = new Promise<void>((resolve) =>
    socket.on('data', (data) => {
      text += String(data);
      if (count() === requests) resolve();
    }),
  );
  await Promise.race([closed, all]);
  socket.destroy();
  return count();
};

it('A connection may have a few requests at the same time', async () => {
  expect(await answersTo(4)).toBe(4);
});

it('A connection with many unanswered requests is closed', async () => {
  expect(await answersTo(50)).toBeLessThan(50);
});

it('A connection may send any number of requests one after the other', async () => {
  const socket = await openTcp(app.url);
  for (let nth = 0; nth < 20; nth++) {
    socket.write(requestText('GET /livez'));
    expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
  }
  socket.destroy();
});
