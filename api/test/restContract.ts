// Holds the REST calls of all tests to the OpenAPI document of the server that they call.
import type { Answer } from './answer.ts';
import { JsonSchemas } from './jsonSchema.ts';
import type { ResponseObject, OpenApi, Operation } from '../src/server/rest/openapi/openApiTypes.ts';

export interface Call {
  method: string;
  /** With the query. */
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** Pages below /api that are no calls of the REST API. */
const NO_CALLS = /^\/api\/(docs(\/.*)?|openapi\.json)$/;

const contracts = new Map<string, Promise<RestContract>>();

/** The contract of a server; its document is loaded once in each test file. */
export const restContract = (url: string): Promise<RestContract> => {
  const known = contracts.get(url) ?? RestContract.load(url);
  contracts.set(url, known);
  return known;
};

export class RestContract {
  readonly document: OpenApi;
  readonly schemas: JsonSchemas;
  private readonly paths: [pattern: RegExp, path: string][];

  constructor(document: OpenApi) {
    this.document = document;
    this.schemas = new JsonSchemas(document);
    this.paths = Object.keys(document.paths)
      // A fixed segment before a parameter.
      .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
      .map((path) => [new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`), path]);
  }

  static async load(url: string): Promise<RestContract> {
    const response = await fetch(`${url}/api/openapi.json`);
    return new RestContract((await response.json()) as OpenApi);
  }

  /** Throws if the answer, or the request if it was accepted, is not as documented. */
  check(call: Call, answer: Answer): void {
    const [path = '', query = ''] = call.path.replace(/#.*/, '').split('?');
    if (NO_CALLS.test(path)) return;
    const operation = this.operation(call.method, path);
    const problems = operation
      ? [
          ...this.answerProblems(operation, answer),
          ...(answer.status < 400 ? this.requestProblems(operation, call, query) : []),
        ]
      : answer.status >= 400 && answer.status < 500
        ? []
        : ['the call is not documented'];
    if (problems.length > 0)
      throw new Error(
        `${call.method} ${call.path} (${answer.status}) differs from the OpenAPI document:\n${problems.join('\n')}`,
      );
  }

  operation(method: string, path: string): Operation | undefined {
    const [, found = ''] = this.paths.find(([pattern]) => pattern.test(path)) ?? [];
    return this.document.paths[found]?.[method.toLowerCase()];
  }

  private answerProblems({ responses }: Operation, { status, headers, text }: Answer): string[] {
    const listed = responses[status] ?? (status >= 500 ? responses['default'] : undefined);
    if (!listed) return ['the status is not documented'];
    const documented = this.resolved(listed);
    const missing = Object.entries(documented.headers ?? {}).flatMap(([name, header]) =>
      this.isRequired(header) && !headers.has(name) ? [`the header ${name} is missing`] : [],
    );
    const type = headers.get('content-type')?.split(';')[0];
    if (!documented.content) return [...missing, ...(text === '' ? [] : ['a body is not documented'])];
    // Errors are a line of text unless the caller names JSON.
    if (status >= 400 && type === 'text/plain') return missing;
    const content = documented.content[type ?? ''];
    if (!content) return [...missing, `the content type ${type} is not documented`];
    return [
      ...missing,
      ...this.schemas.answerErrors(/\bjson$/.test(type ?? '') ? JSON.parse(text) : text, content.schema),
    ];
  }

  private requestProblems({ parameters = [], requestBody }: Operation, call: Call, query: string): string[] {
    const given = new URLSearchParams(query);
    const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
    const unknown = [...given.keys()].filter((key) => !named('query').some(({ name }) => name === key));
    const inQuery = named('query').flatMap(({ name, required, schema }) => {
      const value = given.get(name);
      if (value !== null) return this.schemas.parameterErrors(value, schema).map((error) => `${name}: ${error}`);
      return required ? [`the parameter ${name} is missing`] : [];
    });
    return [
      ...unknown.map((key) => `the parameter ${key} is not documented`),
      ...inQuery,
      ...this.bodyProblems(requestBody, call),
    ];
  }

  private bodyProblems(documented: Operation['requestBody'], { body, headers }: Call): string[] {
    if (!documented || body === undefined) return documented?.required ? ['the body is missing'] : [];
    const type = new Headers(headers).get('content-type')?.split(';')[0] ?? '';
    const content = documented.content[type];
    if (!content) return [`a body of type ${type} is not documented`];
    const errors = this.schemas.requestErrors(type === 'application/json' ? JSON.parse(body) : body, content.schema);
    return errors.map((error) => `body: ${error}`);
  }

  private resolved(answer: ResponseObject | { $ref: string }): ResponseObject {
    if (!('$ref' in answer)) return answer;
    return this.document.components.responses[answer.$ref.split('/').pop() ?? ''] as ResponseObject;
  }

  private isRequired({ $ref }: { $ref: string }): boolean {
    return this.document.components.headers[$ref.split('/').pop() ?? '']?.required === true;
  }
}
