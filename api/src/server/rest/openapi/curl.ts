import type { Operation } from './openApiTypes.ts';

const COOKIES = 'cookies.txt';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a curl command, with the API key in FEEDSTOCK_KEY, or with a session if keys are not accepted. */
export const curlOf = (address: string, method: string, path: string, operation: Operation): string => {
  const { parameters = [], requestBody, responses, security } = operation;
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(schema.examples?.[0])), path);
  const isList = parameters.some(({ name }) => name === 'limit');
  const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
  const isPublic = security.some((scheme) => Object.keys(scheme).length === 0);
  const takesKey = security.some((scheme) => 'apiKey' in scheme);
  const signsIn = Object.values(responses).some(
    (response) => 'headers' in response && response.headers?.['Set-Cookie'],
  );
  const body = requestBody?.content['application/json']?.example;
  const takesFile = requestBody !== undefined && 'text/csv' in requestBody.content;
  const isPlain = method === 'get' || (method === 'post' && (body !== undefined || takesFile));
  return [
    `curl ${isPlain ? '' : `-X ${method.toUpperCase()} `}${quoted(`${address}${filled}${isList ? '?limit=20' : ''}`)}`,
    `-H 'Accept: application/json'`,
    signsIn && `-c ${COOKIES}`,
    !isPublic && takesKey && '-H "Authorization: Bearer $FEEDSTOCK_KEY"',
    ((!isPublic && !takesKey) || path === '/api/logout') && `-b ${COOKIES}`,
    isKeyed && '-H "Idempotency-Key: $(openssl rand -hex 16)"',
    body !== undefined && `-H 'Content-Type: application/json'`,
    takesFile && `-H 'Content-Type: text/csv' --data-binary @offerings.csv`,
    body !== undefined && `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
};
