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

const ROWS =
  'Columns: id, sku, title, description, product_id, material (name, CAS number or a synonym that only one material has), quantity, unit, price, location, available_until, status (active or withdrawn), or `productId` and `availableUntil` as in JSON; JSON lines have the fields of `PUT /api/offerings/by-sku/{sku}` with `id` and `sku`. A row is about the own offering with its id, or else with its SKU, which is added if there is none. Blank cells change nothing, except that a blank last day removes it.';

const importOfferings: Operation = {
  operationId: 'postOfferingsImport',
  tags: ['RFPs and offerings'],
  summary: 'Starts to add and change own offerings from a file of at most 5,000 rows and 5 MiB.',
  description: `${ROWS} Valid rows are applied one after the other, each completely or not at all; problems are reported by row and column at the address in \`Location\`, \`GET /api/imports/{id}\`, to be asked until \`finishedAt\` is set. New offerings count against a daily quota: 10,000 for verified companies, the postings of other members; rows beyond it have a problem. Sending a file again has no further effect.`,
  security: [{ session: [] }, { apiKey: ['trade'] }],
  parameters: [
    {
      name: 'dryRun',
      in: 'query',
      required: false,
      description: 'True: reports what the file would change, and writes nothing.',
      schema: { type: 'boolean', default: false },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'text/csv': {
        schema: { type: 'string' },
        example:
          'sku,title,description,quantity,unit,price\nH2SO4-98-IBC,Sulfuric acid 98 %,Technical grade.,20,MT,210.50\n',
      },
      'application/x-ndjson': {
        schema: { type: 'string' },
        example: '{"sku":"H2SO4-98-IBC","price":"205.00","quantity":18}\n',
      },
    },
  },
  responses: {
    202: {
      description: 'The import has begun.',
      headers: { Location: { $ref: '#/components/headers/Location' } },
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['id'],
            properties: { id: { ...text('Id of the import.', ids.auctionId), format: 'uuid' } },
            examples: [{ id: ids.auctionId }],
          },
        },
      },
    },
    400: refToFailure(400),
    401: refToFailure(401),
    403: refToFailure(403),
    409: refToFailure(409),
    413: refToFailure(413),
    429: refToFailure(429),
    default: refToFailure(500),
  },
};

const exportOfferings: Operation = {
  operationId: 'getOfferingsExport',
  tags: ['RFPs and offerings'],
  summary: 'The own offerings as a CSV file that can be imported again.',
  description: 'Cells that a spreadsheet would run as formulas have an apostrophe in front, which an import removes.',
  security: [{ session: [] }, { apiKey: ['read'] }],
  parameters: [
    {
      name: 'status',
      in: 'query',
      required: false,
      description: 'Only offerings of this status.',
      schema: { type: 'string', enum: ['active', 'sold_out', 'expired', 'withdrawn'] },
    },
  ],
  responses: {
    200: {
      description: 'The file.',
      content: { 'text/csv': { schema: text('CSV in UTF-8, with a header.', 'id,sku,title,…') } },
    },
    400: refToFailure(400),
    401: refToFailure(401),
    403: refToFailure(403),
    429: refToFailure(429),
    default: refToFailure(500),
  },
};

/** The paths of `manualRoutes`: calls that are not GraphQL operations. */
export const manualPaths: OpenApi['paths'] = {
  '/api/login': { get: goToSignIn },
  '/api/user/data-export/{id}': { get: readDataExport },
  '/api/offerings/import': { post: importOfferings },
  '/api/offerings/export': { get: exportOfferings },
  '/api/auctions/{id}/log': { get: readLog },
  '/api/auctions/verify-auction.mjs': { get: readVerifier },
};
