import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { AnswerLog } from './log.ts';

/** The log lines of a request that ends with this error. */
const linesFor = async (error: Error): Promise<{ level: number; msg: string }[]> => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const logController = new AnswerLog();
  const http = fastify({ logger: { level: 'info', stream }, logController });
  http.get('/', (request, reply) => {
    logController.requestCompleted(error, request, reply);
    return 'done';
  });
  await http.inject('/');
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
};

it('a client that disconnects is not logged as an error', async () => {
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect((await linesFor(left)).find(({ msg }) => msg === 'client disconnected')?.level).toBe(30);
});

it('a response that fails is logged as an error', async () => {
  expect((await linesFor(new Error('disk'))).find(({ msg }) => msg === 'response failed')?.level).toBe(50);
});
