// A caller of the API over HTTP.
import type { Answer } from './answer.ts';

type Headers = Record<string, string>;
export type Body = Record<string, unknown>;

interface GraphQLError {
  message: string;
  path?: string[];
  extensions: { code: string; status: number; fields?: Record<string, string>; [more: string]: unknown };
}

export class Caller {
  private readonly url: string;
  readonly headers: Headers;
  private readonly isLenient: boolean;

  constructor(url: string, headers: Headers = {}, isLenient = false) {
    this.url = url;
    this.headers = headers;
    this.isLenient = isLenient;
  }

  /** The same caller with additional headers. */
  with(headers: Headers): Caller {
    return new Caller(this.url, { ...this.headers, ...headers }, this.isLenient);
  }

  /** The same caller for what the server accepts or answers beyond the OpenAPI document. */
  beyondDocument(): Caller {
    return new Caller(this.url, this.headers, true);
  }

  /** The same caller at another instance. */
  at(url: string): Caller {
    return new Caller(url, this.headers, this.isLenient);
  }

  /** Calls of the REST API are compared with the OpenAPI document. */
  async send(method: string, path: string, body?: string, added: Headers = {}): Promise<Answer> {
    const headers = { ...this.headers, ...added };
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers,
      ...(body !== undefined && { body }),
    });
    const answer = { status: response.status, headers: response.headers, text: await response.text() };
    if (path.startsWith('/api/') && !this.isLenient) {
      // Not needed by the many files that only use GraphQL.
      const { restContract } = await import('./restContract.ts');
      (await restContract(this.url)).check({ method, path, body, headers }, answer);
    }
    return answer;
  }

  /** Like the web client: a JSON body only if one is given. */
  call(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    if (body === undefined) return this.send(method, path, undefined, headers);
    return this.send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  get(path: string, headers?: Headers): Promise<Answer> {
    return this.call('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Headers): Promise<Answer> {
    return this.call('POST', path, body, headers);
  }

  put(path: string, body?: unknown, headers?: Headers): Promise<Answer> {
    return this.call('PUT', path, body, headers);
  }

  /** The JSON of a call that must have succeeded. */
  async read<Json = Body>(path: string): Promise<Json> {
    const { status, text } = await this.get(path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as Json;
  }

  async graphql(
    query: string,
    variables: Body = {},
    headers?: Headers,
  ): Promise<{ data: Body | null; errors: GraphQLError[] }> {
    const { text } = await this.post('/graphql', { query, variables }, headers);
    const { data = null, errors = [] } = JSON.parse(text) as { data?: Body; errors?: GraphQLError[] };
    return { data, errors };
  }

  /** The data of an operation that must have succeeded. */
  async data<Data = Record<string, Body>>(query: string, variables?: Body): Promise<Data> {
    const { data, errors } = await this.graphql(query, variables);
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
    return data as Data;
  }

  /** The single error of an operation that must have failed. */
  async refusal(query: string, variables?: Body): Promise<{ message: string } & GraphQLError['extensions']> {
    const { errors } = await this.graphql(query, variables);
    if (errors.length !== 1) throw new Error(`Expected one error, got ${errors.length}.`);
    const [{ message, extensions }] = errors as [GraphQLError];
    return { message, ...extensions };
  }
}
