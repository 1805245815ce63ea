import { Writable } from 'node:stream';
import { jest } from '@jest/globals';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { DomainError } from '../../common/errors.ts';
import { AnswerLog, logTo } from './log.ts';
import { briefTroubles } from './troubles.ts';

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

it('A database that is away is logged once in ten seconds for each kind of work, without a stack', () => {
  const lines: string[] = [];
  const log = pino({ hooks: { logMethod: briefTroubles() } }, { write: (line) => void lines.push(line) });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const fail = (err: Error = away): void => {
    for (const job of ['one', 'other']) log.warn({ err, job }, 'a job failed');
    log.child({ pool: 'x' }).error({ err }, `Failed to get jobs '${Math.random()}': ${err.message}`);
    log.error({ err: new DomainError('UNAVAILABLE', 'The auction could not be reached.') }, 'request failed');
  };
  fail();
  fail(Object.assign(new Error('read only'), { code: '25006' }));
  clock.mockReturnValue(9_999);
  fail();
  expect(lines).toHaveLength(4);
  clock.mockReturnValue(10_000);
  fail();
  const read = lines.map((line) => JSON.parse(line) as { leftOut: number; msg: string });
  expect(read.map(({ leftOut }) => leftOut)).toEqual([0, 0, 0, 0, 2, 2, 2, 2]);
  expect(read[0]).toMatchObject({ job: 'one', reason: 'connect ECONNREFUSED', code: 'ECONNREFUSED' });
  expect(read[2]!.msg).toBe('Failed to get jobs');
  expect(lines.join('')).not.toContain('"stack"');
});

it('Any other failure is logged each time, with its stack', () => {
  const lines: string[] = [];
  const log = pino({ hooks: { logMethod: briefTroubles() } }, { write: (line) => void lines.push(line) });
  const failures = [new Error('odd'), Object.assign(new Error('slow'), { code: '57014' })];
  for (const err of [...failures, ...failures]) log.warn({ err }, 'a job failed');
  log.warn('no detail');
  expect(lines.map((line) => line.includes('"stack"'))).toEqual([true, true, true, true, false]);
});

it('email addresses are masked, and packages in stacks are not', () => {
  const masked = logTo('info').hooks?.streamWrite;
  const place = 'file:///srv/node_modules/@mikro-orm/knex/query.js:6:16';
  expect(masked?.(`{"err":"ana.ruiz@acme.example, node_modules@acme.example: at ${place}"}`)).toBe(
    `{"err":"[email], [email]: at ${place}"}`,
  );
});
