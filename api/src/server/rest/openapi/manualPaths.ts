import { errorRef, type ErrorStatus } from './errors.ts';
import type { OpenApi, Operation, Schema } from './openApiTypes.ts';
import { ids, CREATED } from './samples.ts';

/** Error responses, including the default. */
const errorRefs = (...statuses: ErrorStatus[]): Operation['responses'] => ({
  ...Object.fromEntries(statuses.map((status) => [status, errorRef(status)])),
  default: errorRef(500),
});

const text = (description: string, example: string): Schema => ({ type: 'string', description, examples: [example] });
const whole = (description: string): Schema => ({ type: 'integer', description, examples: [1] });
const record = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const event = record({
  seq: whole('Number from 1, without gaps; the first event contains the terms.'),
  type: text('What happened.', 'bid_accepted'),
  v: whole('Version of the event format.'),
  at: { ...text('Time by the database clock.', CREATED), format: 'date-time' },
  payload: text('Canonical JSON: the exact text that is hashed.', '{"amount":"4250.00","bidder":1}'),
  hash: text('SHA-256 (hex) of the event and the previous hash.', '9f2c…'),
  previousHash: text('Hash of the previous event; empty for the first.', '51e0…'),
  opened: {
    type: 'object',
    description:
      'Field → value and salt of what was hidden until the close; empty in a sealed or rank-only auction that was cancelled.',
    examples: [{}],
  },
});

const log = record({
  auctionId: { ...text('The auction.', ids.auctionId), format: 'uuid' },
  rulesVersion: whole('Version of the rules that applied.'),
  publicKey: text("The market's Ed25519 key at the close.", 'MCow…'),
  publicKeys: {
    type: 'array',
    description: 'All keys that signed receipts, including former ones, with their validity; null for an open end.',
    items: record({
      publicKey: text('Ed25519, SPKI in base64.', 'MCow…'),
      from: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'In use since; null for the beginning.',
        examples: [null],
      },
      until: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'Retired at; null while in use.',
        examples: [null],
      },
    }),
  },
  terms: { type: 'object', description: 'The terms at the start.', examples: [{}] },
  events: { type: 'array', description: 'All events in order; names are aliases.', items: event },
});

const redirectToSignIn: Operation = {
  operationId: 'getLogin',
  tags: ['Accounts'],
  summary: 'Redirects a browser to the sign-in page, or to the home page if the caller is signed in.',
  security: [{}, { session: [] }],
  responses: {
    302: { description: 'To `/auth`, or to `/`.', headers: { Location: { $ref: '#/components/headers/Location' } } },
    ...errorRefs(401, 403, 429),
  },
};

const readLog: Operation = {
  operationId: 'getAuctionsByIdLog',
  tags: ['Auctions and bids'],
  summary: 'The complete log of a closed auction, from which anyone can recompute the result.',
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
    ...errorRefs(401, 404, 409, 429),
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
    ...errorRefs(401, 403, 404, 429),
  },
};

const readVerifier: Operation = {
  operationId: 'getAuctionsVerifier',
  tags: ['Auctions and bids'],
  summary:
    'A program that verifies a log without trusting this market: one file, for Node from 20 on and for browsers.',
  description:
    'Run it as `node verify-auction.mjs log.json [receipts.json] [final hash]`. The receipts are in the responses to accepted bids; the final hash is in the notice of the close.',
  security: [{}, { session: [] }, { apiKey: [] }],
  responses: {
    200: { description: 'The program.', content: { 'text/javascript': { schema: text('JavaScript.', '// …') } } },
    ...errorRefs(401, 404, 429),
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
      description: 'The import has started.',
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
    ...errorRefs(400, 401, 403, 409, 413, 429),
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
    ...errorRefs(400, 401, 403, 429),
  },
};

/** The paths of `manualRoutes`: calls that are not GraphQL operations. */
export const manualPaths: OpenApi['paths'] = {
  '/api/login': { get: redirectToSignIn },
  '/api/user/data-export/{id}': { get: readDataExport },
  '/api/offerings/import': { post: importOfferings },
  '/api/offerings/export': { get: exportOfferings },
  '/api/auctions/{id}/log': { get: readLog },
  '/api/auctions/verify-auction.mjs': { get: readVerifier },
};
