import type { OpenApi, ResponseObject } from './openApiTypes.ts';

export const headers: OpenApi['components']['headers'] = {
  'X-Total-Count': { description: 'The total number of records.', required: true, schema: { type: 'integer' } },
  Link: {
    description:
      'Links to the next and the previous page (RFC 8288); absent if there is none. Absolute where the market has a public address.',
    schema: { type: 'string', examples: ['</api/products?limit=100&offset=100>; rel="next"'] },
  },
  ETag: {
    description: 'Identifies this version of the response, for `If-None-Match`. Only in responses to visitors.',
    schema: { type: 'string', examples: ['W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'] },
  },
  'Retry-After': { description: 'Seconds after which to retry.', schema: { type: 'integer' } },
  'Set-Cookie': {
    description:
      'The session cookie; send it with further requests. A second cookie marks the device as known to the account; send it with later logins.',
    schema: { type: 'string' },
  },
  Location: {
    description: 'The address of the created record, or the target of the redirect.',
    schema: { type: 'string' },
  },
};

export const headerRefs = (...names: string[]): ResponseObject['headers'] =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
