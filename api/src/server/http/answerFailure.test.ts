import type { AddressInfo } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import { fastify } from 'fastify';
import { openTcp, requestText } from '../../../test/wire.ts';
import { addCompression } from './compression.ts';
import { AnswerLog } from './log.ts';
import { answerFailure } from './answerFailure.ts';

interface Line {
  level: number;
  msg: string;
}

it('A client that resets its connection during a compressed response is not logged as a failure', async () => {
  const lines: Line[] = [];
  let logged = () => {};
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(line)) as Line);
      logged();
      done();
    },
  });
  const http = fastify({ logger: { level: 'info', stream }, logController: new AnswerLog() });
  await addCompression(http);
  http.setErrorHandler(answerFailure);
  let begun = () => {};
  const begins = new Promise<void>((resolve) => (begun = resolve));
  http.post('/', (_request, reply) => {
    // Too little for the first compressed bytes, so that the headers are not sent either.
    const body = new PassThrough();
    body.write('slow');
    setImmediate(begun);
    return reply.type('text/plain').send(body);
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
  try {
    const socket = await openTcp(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}`);
    socket.write(
      requestText(
        'POST /',
        { 'accept-encoding': 'br', 'content-type': 'application/json', 'content-length': '2' },
        '{}',
      ),
    );
    await begins;
    const ends = new Promise<void>((resolve) => (logged = resolve));
    socket.resetAndDestroy();
    await ends;
  } finally {
    await http.close();
  }
  expect(lines.map(({ msg }) => msg)).toContain('client disconnected');
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
