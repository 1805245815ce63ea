import {
  LogController,
  type FastifyInstance,
  type FastifyLoggerOptions,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { pino, type LoggerOptions } from 'pino';
import { loggedActivity, runFor, type Activity } from '../../common/activity.ts';
import { briefTroubles } from './troubles.ts';

/**
 * Structured logs to standard output, written in groups with a short delay, because a write per line slows down requests. The rest
 * is written when the process ends.
 */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 });

/** Messages of errors may quote what a member sent. No line of the log contains an email address. Packages in stacks are none. */
const EMAIL_ADDRESS = /[^\s@"'(),:;<>=[\]\\]+(?<!node_modules\/)@[^\s@"'(),:;<>=[\]\\]+/g;
const hooks = () => ({
  logMethod: briefTroubles(),
  streamWrite: (line: string): string => (line.includes('@') ? line.replaceAll(EMAIL_ADDRESS, '[email]') : line),
});

export const logTo = (level: string): FastifyLoggerOptions & Pick<LoggerOptions, 'hooks'> =>
  level === 'silent' ? { level } : { level, hooks: hooks(), stream: standardOutput() };

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member, once known. */
    memberId: string | null;
    activity: Activity | null;
  }
}

/** Lets what is done for a request know it. */
export const addActivity = (http: FastifyInstance): void => {
  http.decorateRequest('activity', null);
  http.addHook('onRequest', (request, _reply, done) => {
    request.activity = { log: request.log, operations: [], isOver: false };
    runFor(request.activity, done);
  });
  // What follows a body runs in the context of the connection.
  http.addHook('preValidation', (request, _reply, done) =>
    request.activity ? runFor(request.activity, done) : done(),
  );
  http.addHook('onResponse', (request, _reply, done) => {
    if (request.activity) request.activity.isOver = true;
    done();
  });
};

export const PROBES: readonly string[] = ['/livez', '/readyz', '/metrics'];

/** Clients may disconnect at any time, so this is no fault of the server. */
export const isClientGone = (error: Error): boolean => 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * One line per response and none per request. Headers and bodies are not logged, because they contain cookies and passwords, and neither
 * are the parameters of an address, which may contain links' tokens or what somebody searched for.
 */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, ip: address, memberId, activity, routeOptions }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const [path] = url.split('?', 1);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const answer = {
      method,
      url: path,
      status: reply.statusCode,
      ms,
      address,
      ...(memberId && { memberId }),
      ...(activity && loggedActivity(activity)),
    };
    if (!error) reply.log[PROBES.includes(routeOptions.url ?? '') ? 'debug' : 'info'](answer, 'answered');
    else if (isClientGone(error)) reply.log.info(answer, 'client disconnected');
    else reply.log.error({ ...answer, err: error }, 'response failed');
  }
}
