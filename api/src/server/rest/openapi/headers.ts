import type { OpenApi } from './openApi.ts';

export const headers: OpenApi['components']['headers'] = {
  'X-Total-Count': { description: 'How many records there are in all.', schema: { type: 'integer' } },
  Link: {
    description: 'Where the next and the previous page are (RFC 8288); absent where there is none.',
    schema: { type: 'string', examples: ['</api/products?limit=100&offset=100>; rel="next"'] },
  },
  'Retry-After': { description: 'Seconds until the next try can succeed.', schema: { type: 'integer' } },
  'Set-Cookie': { description: 'The session; send it along from now on.', schema: { type: 'string' } },
  Location: { description: 'Where to go.', schema: { type: 'string' } },
};
