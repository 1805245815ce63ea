import type { Operation } from '../rest/openapi/openApi.ts';
import { jsonOf } from './example.ts';

const COOKIES = 'cookies.txt';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a curl command. */
export const curlOf = (address: string, method: string, path: string, operation: Operation): string => {
  const { parameters = [], requestBody, responses, security } = operation;
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(schema.examples?.[0])), path);
  const isList = parameters.some(({ name }) => name === 'limit');
  const isKeyed = parameters.some((parameter) => parameter.in === 'header');
  const signsIn = Object.values(responses).some((answer) => 'headers' in answer && answer.headers?.['Set-Cookie']);
  const body = requestBody?.content['application/json']?.example;
  const isPlain = method === 'get' || (method === 'post' && body !== undefined);
  return [
    `curl ${isPlain ? '' : `-X ${method.toUpperCase()} `}${quoted(`${address}${filled}${isList ? '?limit=20' : ''}`)}`,
    signsIn && `-c ${COOKIES}`,
    (security.length === 1 || path === '/api/logout') && `-b ${COOKIES}`,
    isKeyed && '-H "Idempotency-Key: $(uuidgen)"',
    body !== undefined && `-H 'Content-Type: application/json'`,
    body !== undefined && `-d ${quoted(jsonOf(body))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
};
