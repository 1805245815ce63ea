// Calls of GraphQL and REST with an API key, repeated until they are answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TypedDocumentString } from './operations.generated.ts';
import { retryDelay } from './retryDelay.ts';

/** A call that the market refused. Repeating it is of no use, except after `retryAfter` seconds. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The rule that each wrong field breaks. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(status: number, refusal: Refusal, retryAfter?: number) {
    super(refusal.message ?? `The market answered ${status}.`);
    this.status = status;
    this.code = refusal.code ?? 'UNKNOWN';
    this.fields = refusal.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

interface Refusal {
  message?: string;
  code?: string;
  fields?: Record<string, string>;
}

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; status?: number; fields?: Record<string, string> } }[];
}

export interface ClientOptions {
  url: string;
  key: string;
  /** How long a call is repeated while the market is not available. */
  patienceMs?: number;
}

interface Call {
  method: string;
  path: string;
  body: unknown;
  headers?: Record<string, string>;
}

const REQUEST_MS = 30_000;

export class Client {
  readonly url: string;
  readonly key: string;
  private readonly patienceMs: number;

  constructor({ url, key, patienceMs = 5 * 60_000 }: ClientOptions) {
    this.url = url.replace(/\/+$/, '');
    this.key = key;
    this.patienceMs = patienceMs;
  }

  /** The data of an operation without errors. Only for queries, and for mutations that can be repeated. */
  async graphql<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Data> {
    const body = { query: document.toString(), variables };
    return (await this.untilAnswered({ method: 'POST', path: '/graphql', body })) as Data;
  }

  /** Repeated with the same key, a write is done once. */
  put(path: string, body: unknown): Promise<unknown> {
    return this.untilAnswered({ method: 'PUT', path, body, headers: { 'idempotency-key': randomUUID() } });
  }

  private async untilAnswered(call: Call): Promise<unknown> {
    const end = Date.now() + this.patienceMs;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.once(call);
      } catch (error) {
        const delay = retryDelay(attempt, error instanceof ApiError ? error.retryAfter : undefined);
        if (!isTemporary(error) || Date.now() + delay > end) throw error;
        await sleep(delay);
      }
    }
  }

  private async once({ method, path, body, headers }: Call): Promise<unknown> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    const text = await response.text();
    const answer = path === '/graphql' ? (readJson(text) as Answer | undefined) : undefined;
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    const refuse = (status: number, refusal: Refusal) =>
      new ApiError(status, refusal, Number.isNaN(retryAfter) ? undefined : retryAfter);
    const [error] = answer?.errors ?? [];
    // GraphQL answers a refusal of a root field with status 200; its own status is in the error.
    if (error)
      throw refuse(error.extensions?.status ?? response.status, { ...error.extensions, message: error.message });
    if (!response.ok) throw refuse(response.status, (readJson(text) as Refusal | undefined) ?? { message: text });
    return answer ? answer.data : readJson(text);
  }
}

/** Whether the call may succeed later: no connection, no answer, too many calls, or the server has a problem. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
