import { lookup as lookupAddresses, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import type { Agent } from 'undici';
import { HTTPS_NEEDED, isLoopbackAddress, isPublicAddress, urlRefusal } from './publicAddress.ts';

const TIMEOUT_MS = 10_000;
export const MAX_RESPONSE_BYTES = 4_096;

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

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
  /** The reason if there is no complete answer. */
  error: string | null;
}

class Refused extends Error {}

const NOT_PUBLIC = 'The address is not on the public internet, so nothing was sent.';
const withSystem = promisify(lookupAddresses);
const bySystem: Resolve = (hostname) => withSystem(hostname, { all: true });

/** Sends requests to URLs that members chose, but never to private networks. */
export class WebhookSender {
  private readonly allowsLoopback: boolean;
  private readonly timeoutMs: number;
  private readonly resolve: Resolve;
  private agent: Agent | undefined;

  constructor({ allowsLoopback, resolve = bySystem, timeoutMs = TIMEOUT_MS }: Options) {
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
    let answered: Buffer | null = null;
    let error: string | null = null;
    try {
      this.refuse(target);
      // Loaded with the first webhook, because it is large and most servers start without one.
      const { Agent, request } = await import('undici');
      this.agent ??= new Agent({ connect: { lookup: this.lookup(), timeout: this.timeoutMs } });
      const response = await request(target, {
        dispatcher: this.agent,
        method: 'POST',
        headers,
        body,
        signal,
        // Closes the connection, so that the next delivery resolves and checks the address again.
        reset: true,
      });
      status = response.statusCode;
      answered = Buffer.alloc(0);
      // Leaving the loop closes the connection.
      for await (const chunk of response.body as AsyncIterable<Buffer>) {
        answered = Buffer.concat([answered, chunk]).subarray(0, MAX_RESPONSE_BYTES);
        if (answered.length === MAX_RESPONSE_BYTES) break;
      }
    } catch (failure) {
      error = timeout.aborted ? `No complete answer within ${this.timeoutMs / 1_000} seconds.` : sentenceOf(failure);
    }
    return { status, body: answered && printable(answered), durationMs: Math.round(performance.now() - start), error };
  }

  async close(): Promise<void> {
    await this.agent?.destroy();
  }

  private refuse(target: string): void {
    const refusal = urlRefusal(new URL(target), this.allowsLoopback);
    if (refusal) throw new Refused(refusal === HTTPS_NEEDED ? 'The URL must start with https://.' : NOT_PUBLIC);
  }

  /** Resolves and checks addresses in one step, so that the connection is made to what was checked. */
  private lookup(): LookupFunction {
    return (hostname, options, callback) => {
      this.resolve(hostname)
        .then((addresses) => {
          const isPermitted = ({ address }: LookupAddress): boolean =>
            isPublicAddress(address) || (this.allowsLoopback && isLoopbackAddress(address));
          const [first] = addresses;
          if (!first || !addresses.every(isPermitted)) callback(new Refused(NOT_PUBLIC), '');
          else if (options.all) callback(null, addresses);
          else callback(null, first.address, first.family);
        })
        .catch((error: NodeJS.ErrnoException) => callback(error, ''));
    };
  }
}

const sentenceOf = (failure: unknown): string => {
  if (failure instanceof Refused) return failure.message;
  const { code, cause, message } = failure as { code?: string; cause?: unknown; message?: string };
  if (cause instanceof Refused) return cause.message;
  return `The connection failed (${code ?? message?.slice(0, 200) ?? 'unknown error'}).`;
};

/** Replaces NUL, which PostgreSQL cannot store. */
const printable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\u0000', '\ufffd');
