import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Trust } from '../../limits/clientAddress.ts';

const REQUEST_ID = /^([\w.-]{1,64})$/;
/** As of W3C Trace Context; the ids must not be all zeros. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Identifies requests in the log. The ids of others count only if the connection comes from a trusted proxy. */
export const tracing = (trust: Trust) => {
  const given = ({ socket, headers }: IncomingMessage, name: string, format: RegExp): string | undefined =>
    socket.remoteAddress !== undefined && trust(socket.remoteAddress, 0)
      ? format.exec(String(headers[name] ?? ''))?.[1]
      : undefined;
  return {
    requestId: (request: IncomingMessage): string => given(request, 'x-request-id', REQUEST_ID) ?? randomUUID(),
    trace: (request: IncomingMessage): { traceId?: string } => {
      const traceId = given(request, 'traceparent', TRACEPARENT);
      return traceId === undefined ? {} : { traceId };
    },
  };
};
