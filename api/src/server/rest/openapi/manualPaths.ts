import { refToFailure } from './errors.ts';
import type { OpenApi, Operation, Schema } from './openApi.ts';
import { ids, CREATED } from './samples.ts';

const text = (description: string, example: string): Schema => ({ type: 'string', description, examples: [example] });
const whole = (description: string): Schema => ({ type: 'integer', description, examples: [1] });
const record = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const event = record({
  seq: whole('Dense from 1; the first event holds the terms.'),
  type: text('What happened.', 'bid_accepted'),
  v: whole('Version of the form.'),
  at: { ...text('Time by the database clock.', CREATED), format: 'date-time' },
  payload: text('Canonical JSON, the very text that is hashed.', '{"amount":"4250.00","bidder":1}'),
  hash: text('SHA-256 (hex) over the event and the hash before it.', '9f2c…'),
  previousHash: text('Hash of the event before; empty for the first.', '51e0…'),
  opened: {
    type: 'object',
    description:
      'Field → value and salt of what was hidden until the close; empty in a sealed or rank-only auction that was cancelled.',
    examples: [{}],
  },
});

const log = record({
  auctionId: { ...text('The auction.', ids.auctionId), format: 'uuid' },
  rulesVersion: whole('Version of the rules it ran by.'),
  publicKey: text("The market's Ed25519 key at the close.", 'MCow…'),
  publicKeys: {
    type: 'array',
    description: 'All keys that signed receipts, former ones included, with their validity; null where it is open.',
    items: record({
      publicKey: text('Ed25519, SPKI in base64.', 'MCow…'),
      from: { type: ['string', 'null'], format: 'date-time', description: 'In use from.', examples: [null] },
      until: { type: ['string', 'null'], format: 'date-time', description: 'Retired at.', examples: [null] },
    }),
  },
  terms: { type: 'object', description: 'The terms at the start.', examples: [{}] },
  events: { type: 'array', description: 'All events in order; names are aliases.', items: event },
});

const goToSignIn: Operation = {
  operationId: 'getLogin',
  tags: ['Accounts'],
  summary: 'Sends a browser to the sign-in page, or home if somebody is signed in.',
  security: [{}, { session: [] }],
  responses: {
    302: { description: 'To `/auth`, or to `/`.', headers: { Location: { $ref: '#/components/headers/Location' } } },
    401: refToFailure(401),
    403: refToFailure(403),
    429: refToFailure(429),
    default: refToFailure(500),
  },
};

const readLog: Operation = {
  operationId: 'getAuctionsByIdLog',
  tags: ['Auctions and bids'],
  summary: 'The whole log of a closed auction, from which anyone can compute the result again.',
  security: [{}, { session: [] }, { apiKey: [] }],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Id of the auction.',
      schema: { type: 'string', examples: [ids.auctionId] },
    },
  ],
  responses: {
    200: { description: 'The log.', content: { 'application/json': { schema: log } } },
    404: refToFailure(404),
    409: refToFailure(409),
    401: refToFailure(401),
    429: refToFailure(429),
    default: refToFailure(500),
  },
};

const readDataExport: Operation = {
  operationId: 'getUserDataExportById',
  tags: ['Accounts'],
  summary: "A download of the caller's own data, for 24 hours after it was prepared.",
  description: 'The mutation `requestDataExport` prepares it, and the query `dataExport` says when it is ready.',
  security: [{ session: [] }],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Id of the download.',
      schema: { type: 'string', examples: [ids.auctionId] },
    },
  ],
  responses: {
    200: {
      description: 'Lists of records by section.',
      content: { 'application/json': { schema: { type: 'object', examples: [{ bids: [] }] } } },
    },
    401: refToFailure(401),
    404: refToFailure(404),
    403: refToFailure(403),
    429: refToFailure(429),
    default: refToFailure(500),
  },
};

const readVerifier: Operation = {
  operationId: 'getAuctionsVerifier',
  tags: ['Auctions and bids'],
  summary:
    'A program that verifies a log without trusting this market: one file, for Node from 20 on and for browsers.',
  description:
    'Run it as `node verify-auction.mjs log.json [receipts.json] [final hash]`. The receipts are what accepted bids were answered with; the final hash is in the notice of the close.',
  security: [{}, { session: [] }, { apiKey: [] }],
  responses: {
    200: { description: 'The program.', content: { 'text/javascript': { schema: text('JavaScript.', '// …') } } },
    404: refToFailure(404),
    401: refToFailure(401),
    429: refToFailure(429),
    default: refToFailure(500),
  },
};

/** The paths of `manualRoutes`: calls that are not GraphQL operations. */
export const manualPaths: OpenApi['paths'] = {
  '/api/login': { get: goToSignIn },
  '/api/user/data-export/{id}': { get: readDataExport },
  '/api/auctions/{id}/log': { get: readLog },
  '/api/auctions/verify-auction.mjs': { get: readVerifier },
};
