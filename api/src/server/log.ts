import { LogController, type FastifyLoggerOptions, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino } from 'pino';

/**
 * Structured logs to standard output. Lines leave in groups, at most a quarter of a second late: one write for each line was
 * a twentieth of a reading request's time. At the end of the process the rest is written.
 */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 });

export const logTo = (level: string): FastifyLoggerOptions & { stream?: ReturnType<typeof standardOutput> } =>
  level === 'silent' ? { level } : { level, stream: standardOutput() };

/** One line for each answer, not a second one for its question. Headers and bodies hold cookies and passwords: they are not logged. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, ip: address }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const answer = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, address };
    if (error) reply.log.error({ ...answer, err: error }, 'answer broken off');
    else reply.log.info(answer, 'answered');
  }
}
