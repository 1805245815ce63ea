import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { isLoopbackAddress, isPublicAddress, NOT_PUBLIC, urlRefusal } from './publicAddress.ts';

const TIMEOUT_MS = 10_000;
/** For each name server. */
const RESOLVE_MS = 2_000;
export const MAX_RESPONSE_BYTES = 4_096;
/** Seconds. */
const MAX_RETRY_AFTER = 3_600;

export type Resolve = (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>;

interface Options {
  /** For tests and development: http, and addresses of this machine. */
  allowsLoopback: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}

export interface Answer {
  status: number | null;
  /** The first 4 KB. */
  body: string | null;
  durationMs: number;
  /** The seconds that an endpoint asks for with 429 or 503, an hour at most; 0 if it does not. */
  retryAfter: number;
  /** The reason if there is no complete answer. */
  error: string | null;
}

class Refused extends Error {}

const NOTHING_SENT = 'The address is not on the public internet, so nothing was sent.';

/**
 * Asks the name servers itself: Node's `lookup` cannot be cancelled and waits on threads that new connections to the database need, so names
 * that do not resolve would stop logins and writes.
 */
export const byNameServers =
  (servers?: readonly string[]): Resolve =>
  async (hostname, signal) => {
    if (hostname === 'localhost')
      return [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ];
    const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    signal.addEventListener('abort', () => resolver.cancel(), { once: true });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected') {
      const { code } = four.reason as NodeJS.ErrnoException;
      throw new Refused(`The name of the host could not be resolved (${code ?? 'unknown error'}).`);
    }
    const found = (answer: PromiseSettledResult<string[]>, family: number): LookupAddress[] =>
      answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family }));
    return [...found(four, 4), ...found(six, 6)];
  };

/** Sends requests to URLs that members chose, but never to private networks. */
export class WebhookSender {
  private readonly allowsLoopback: boolean;
  private readonly timeoutMs: number;
  private readonly resolve: Resolve;

  constructor({ allowsLoopback, resolve = byNameServers(), timeoutMs = TIMEOUT_MS }: Options) {
    this.allowsLoopback = allowsLoopback;
    this.timeoutMs = timeoutMs;
    this.resolve = resolve;
  }

  /** Never throws: errors are part of the answer. Redirects are not followed. */
  async send(target: string, headers: Record<string, string>, body: string, stopping?: AbortSignal): Promise<Answer> {
    const start = performance.now();
    const timeout = AbortSignal.timeout(this.timeoutMs);
    const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
    let status: number | null = null;
    let retryAfter = 0;
    let answered: Buffer | null = null;
    let error: string | null = null;
    let agent: Agent | undefined;
    try {
      this.refuse(target);
      // Loaded with the first webhook, because it is large and most servers start without one.
      const { Agent, request } = await import('undici');
      // One for each attempt, so that it resolves and checks the address again.
      agent = new Agent({ connect: { lookup: this.lookup(signal), timeout: this.timeoutMs } });
      const response = await request(target, {
        dispatcher: agent,
        method: 'POST',
        headers,
        body,
        signal,
        reset: true,
      });
      status = response.statusCode;
      if (status === 429 || status === 503) retryAfter = secondsOf(response.headers['retry-after']);
      answered = Buffer.alloc(0);
      // Leaving the loop closes the connection.
      for await (const chunk of response.body as AsyncIterable<Buffer>) {
        answered = Buffer.concat([answered, chunk]).subarray(0, MAX_RESPONSE_BYTES);
        if (answered.length === MAX_RESPONSE_BYTES) break;
      }
    } catch (failure) {
      error = timeout.aborted ? `No complete answer within ${this.timeoutMs / 1_000} seconds.` : sentenceOf(failure);
    } finally {
      void agent?.destroy();
    }
    const durationMs = Math.round(performance.now() - start);
    return { status, body: answered && printable(answered), durationMs, retryAfter, error };
  }

  private refuse(target: string): void {
    const refusal = urlRefusal(new URL(target), this.allowsLoopback);
    if (refusal) throw new Refused(refusal === NOT_PUBLIC ? NOTHING_SENT : `The URL ${refusal}.`);
  }

  /** Resolves and checks addresses in one step, so that the connection is made to what was checked. */
  private lookup(signal: AbortSignal): LookupFunction {
    return (hostname, options, callback) => {
      this.resolve(hostname, signal)
        .then((addresses) => {
          const isPermitted = ({ address }: LookupAddress): boolean =>
            isPublicAddress(address) || (this.allowsLoopback && isLoopbackAddress(address));
          const [first] = addresses;
          if (!first || !addresses.every(isPermitted)) callback(new Refused(NOTHING_SENT), '');
          else if (options.all) callback(null, addresses);
          else callback(null, first.address, first.family);
        })
        .catch((error: NodeJS.ErrnoException) => callback(error, ''));
    };
  }
}

/** `Retry-After` has seconds or a time of HTTP. */
const secondsOf = (header: string | string[] | undefined): number => {
  const text = String(header);
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Math.min(Math.ceil(Math.max(seconds || 0, 0)), MAX_RETRY_AFTER);
};

const sentenceOf = (failure: unknown): string => {
  if (failure instanceof Refused) return failure.message;
  const { code, cause, message } = failure as { code?: string; cause?: unknown; message?: string };
  if (cause instanceof Refused) return cause.message;
  return `The connection failed (${code ?? message?.slice(0, 200) ?? 'unknown error'}).`;
};

/** Replaces NUL, which PostgreSQL cannot store. */
const printable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\u0000', '\ufffd');
