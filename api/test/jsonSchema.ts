import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApi, Schema } from '../src/server/rest/openapi/openApiTypes.ts';

const formats: Record<string, RegExp | true> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  decimal: /^\d{1,16}(\.\d{1,2})?$/,
  email: /@/,
  uri: /^https?:/,
  'uri-reference': true,
  password: true,
  int32: true,
};
const accepted: Record<string, RegExp | true> = {
  ...formats,
  'date-time': /^\d{4}-\d{2}-\d{2}T/,
  date: /^\d{4}-\d{2}-\d{2}/,
};

const DOCUMENT = 'openapi';
const isRecord = (part: unknown): part is object => part !== null && typeof part === 'object';

/** Validates values by the schemas of an OpenAPI document; each schema is compiled once. */
export class JsonSchemas {
  private readonly answers: Ajv2020;
  private readonly requests: Ajv2020;
  private readonly texts: Ajv2020;
  private readonly compiled = new Map<Ajv2020, WeakMap<Schema, ValidateFunction>>();

  constructor({ components: { schemas } }: Pick<OpenApi, 'components'>) {
    const open = (options: Options, close: boolean): Ajv2020 => {
      // Compiling the schema of schemas takes longer than most tests; `npm run check` checks the document.
      const unchecked = { meta: false, validateSchema: false };
      const ajv = new Ajv2020({ allErrors: true, strict: false, ...unchecked, ...options });
      ajv.addSchema({ ...adapted({ components: { schemas } }, close), $id: DOCUMENT });
      return ajv;
    };
    this.answers = open({ formats }, true);
    this.requests = open({ formats: accepted }, false);
    this.texts = open({ formats: accepted, coerceTypes: true }, false);
  }

  /** Differences between an answer and its schema, including properties that the schema does not mention. */
  answerErrors(value: unknown, schema: Schema): string[] {
    return this.errors(this.answers, value, schema, true);
  }

  /** Differences between a body and its schema; additional properties are ignored by the server. */
  requestErrors(value: unknown, schema: Schema): string[] {
    return this.errors(this.requests, value, schema, false);
  }

  /** The same for a parameter, which comes as text. */
  parameterErrors(value: string, schema: Schema): string[] {
    return this.errors(this.texts, { value }, { properties: { value: schema } }, false);
  }

  private errors(ajv: Ajv2020, value: unknown, schema: Schema, close: boolean): string[] {
    const known = this.compiled.get(ajv) ?? new WeakMap<Schema, ValidateFunction>();
    this.compiled.set(ajv, known);
    const validate = known.get(schema) ?? ajv.compile(adapted(schema, close));
    known.set(schema, validate);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || '/', message, params['additionalProperty'] ?? ''].join(' ').trim(),
    );
  }
}

/** With references into the document and, if closed, without properties that are not listed. */
const adapted = (schema: object, close: boolean): object =>
  JSON.parse(
    JSON.stringify(schema, (key, part: unknown) => {
      if (key === '$ref') return String(part).replace(/^#/, `${DOCUMENT}#`);
      return close && isRecord(part) && 'properties' in part ? { additionalProperties: false, ...part } : part;
    }),
  ) as object;
