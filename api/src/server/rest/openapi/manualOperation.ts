import { clearableTerms, columnOf, fileFields } from '../../../features/goods/postings/offeringTerms.ts';
import { offeringStatuses } from '../../../features/goods/postings/rules.ts';
import { CREATED, sampleIds } from '../../docs/samples.ts';
import type { ManualRoute } from '../routes.ts';
import { errorRefs, type ErrorStatus } from './errors.ts';
import { headerRefs } from './headers.ts';
import type { Operation, Parameter, ResponseObject, Schema } from './openApiTypes.ts';
import { callersOf, KNOWN_TAG, NOT_CHANGED, operationId, pathParameter, securityOf } from './operationObject.ts';
import { recordSchema } from './schemaObjects.ts';
import { tagOf } from './tags.ts';

/** What the code of a manual route does not say. */
interface Description extends Pick<Operation, 'summary' | 'description' | 'requestBody' | 'responses'> {
  operationId?: string;
  /** Visitors may call it; always so with the scope `public`. */
  isPublic?: true;
  /** Responses to visitors have an `ETag`. */
  isTagged?: true;
  /** The meaning of the id in the path. */
  id?: string;
  query?: Record<string, Schema>;
  errors: ErrorStatus[];
}

/** The operation object of a call that is not a GraphQL operation. */
export const manualOperationOf = ({ method, path, scope }: ManualRoute): Operation => {
  const description = descriptions[`${method} ${path}`];
  if (!description) throw new Error(`OpenAPI has no description of ${method} ${path}: add it to manualOperation.ts.`);
  const { isPublic = scope === 'public', isTagged, id, query = {}, responses, errors, ...rest } = description;
  const parameters: Parameter[] = Object.entries(query).map(([name, { description: text, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    description: text,
    schema,
  }));
  if (id) parameters.push(pathParameter(path, 'id', id, { type: 'string' }));
  if (isTagged) parameters.push(KNOWN_TAG);
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    security: securityOf(scope, isPublic),
    ...(parameters.length > 0 && { parameters }),
    ...rest,
    description: [rest.description, callersOf(scope, isPublic)].filter(Boolean).join(' '),
    responses: { ...responses, ...errorRefs(...errors) },
  };
};

const text = (description: string, example: string | null, more: Schema = {}): Schema => ({
  type: example === null ? ['string', 'null'] : 'string',
  description,
  examples: [example],
  ...more,
});
const whole = (description: string): Schema => ({ type: 'integer', description, examples: [1] });
const TIME: Schema = { format: 'date-time' };
const UUID: Schema = { format: 'uuid' };
const NULLABLE: Schema = { type: ['string', 'null'] };

const response = (description: string, type: string, schema: Schema): ResponseObject => ({
  description,
  content: { [type]: { schema } },
});

const event = recordSchema({
  seq: whole('Number from 1, without gaps; the first event contains the terms.'),
  type: text('What happened.', 'bid_accepted'),
  v: whole('Version of the event format.'),
  at: text('Time by the database clock.', CREATED, TIME),
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

const log = recordSchema({
  auctionId: text('The auction.', sampleIds.auctionId, UUID),
  rulesVersion: whole('Version of the rules that applied.'),
  publicKey: text("The market's Ed25519 key at the close.", 'MCow…'),
  publicKeys: {
    type: 'array',
    description: 'All keys that signed receipts, including former ones, with their validity; null for an open end.',
    items: recordSchema({
      publicKey: text('Ed25519, SPKI in base64.', 'MCow…'),
      from: text('In use since; null for the beginning.', null, TIME),
      until: text('Retired at; null while in use.', null, TIME),
    }),
  },
  terms: { type: 'object', description: 'The terms at the start.', examples: [{}] },
  events: { type: 'array', description: 'All events in order; names are aliases.', items: event },
});

const NOTES: Readonly<Record<string, string>> = {
  material: ' (name, CAS number or a synonym that only one material has)',
  status: ' (active or withdrawn)',
};
const COLUMNS = `Columns: ${fileFields.map((field) => columnOf(field) + (NOTES[field] ?? '')).join(', ')}, or \`productId\` and \`availableUntil\` as in JSON; JSON lines have the fields of \`PUT /api/offerings/by-sku/{sku}\` with \`id\` and \`sku\`. A row is about the own offering with its id, or else with its SKU, which is added if there is none. Blank cells change nothing, except that they remove ${[...clearableTerms].map(columnOf).join(', ')}.`;

const LAYOUT: Schema = {
  ...recordSchema({
    columns: {
      type: 'array',
      description: 'The columns of the file. `field` is null for those that are left out.',
      items: recordSchema({
        name: text('As the header has it.', 'Unit price'),
        example: text('A cell of the column.', '210.50'),
        field: text('The field of offerings.', 'price', NULLABLE),
      }),
    },
    unclear: text('A number that can be read in two ways; the mutation `setFileLayout` says how.', '1,250', NULLABLE),
  }),
  type: ['object', 'null'],
  description:
    'How the columns were read; null for JSON lines. A file that is refused for its columns has it in `layout` of the problem.',
};

/** A file of own records. */
const recordsFile = (records: string, header: string): Description => ({
  summary: `The ${records} of the caller's company as a CSV file.`,
  description: 'Costs by its rows. Cells that a spreadsheet would run as formulas have an apostrophe in front.',
  responses: { 200: response('The file.', 'text/csv', text('CSV in UTF-8, with a header.', header)) },
  errors: [401, 403, 429],
});

const descriptions: Record<string, Description> = {
  'GET /api/login': {
    summary: 'Redirects a browser to the sign-in page, or to the home page if the caller is signed in.',
    isPublic: true,
    query: { next: text('The path to open after signing in; addresses of other sites are ignored.', '/products') },
    responses: {
      302: { description: 'To `/auth`, with `next` if it is given, or to `/`.', headers: headerRefs('Location') },
    },
    errors: [401, 403, 429],
  },
  'GET /api/user/data-export/:id': {
    summary: "A download of the caller's own data, for 24 hours after it was prepared.",
    description: 'The mutation `requestDataExport` prepares it, and the query `dataExport` says when it is ready.',
    id: 'Id of the download.',
    responses: {
      200: response('Lists of records by section.', 'application/json', { type: 'object', examples: [{ bids: [] }] }),
    },
    errors: [401, 403, 404, 429],
  },
  'GET /api/offerings/export': {
    summary: 'The own offerings as a CSV file that can be imported again.',
    description: 'Cells that a spreadsheet would run as formulas have an apostrophe in front, which an import removes.',
    query: {
      status: { type: 'string', enum: [...offeringStatuses], description: 'Only offerings of this status.' },
    },
    responses: { 200: response('The file.', 'text/csv', text('CSV in UTF-8, with a header.', 'id,sku,title,…')) },
    errors: [400, 401, 403, 429],
  },
  'GET /api/imports/:id/problems': {
    summary: 'The rows of an import that have problems, as a CSV file with a column of reasons.',
    description: 'To be corrected and imported; the column `problems` is then read over.',
    id: 'Id of the import.',
    responses: { 200: response('The file.', 'text/csv', text('CSV in UTF-8, with a header.', 'sku,price,problems')) },
    errors: [401, 403, 404, 429],
  },
  'GET /api/orders/export': recordsFile('orders', 'id,number,created_at,…'),
  'GET /api/quotes/export': recordsFile('quotes', 'id,number,created_at,…'),
  'GET /api/bids/export': recordsFile('bids', 'id,created_at,kind,…'),
  'POST /api/offerings/import': {
    summary: 'Starts to add and change own offerings from a file of at most 5,000 rows and 5 MiB.',
    description: `${COLUMNS} Valid rows are applied one after the other, each completely or not at all; problems are reported by row and column at the address in \`Location\`, \`GET /api/imports/{id}\`, to be asked until \`finishedAt\` is set. New offerings count against a daily quota: 10,000 for verified companies, the postings of other members; rows beyond it have a problem. Sending a file again has no further effect.`,
    query: {
      dryRun: {
        type: 'boolean',
        default: false,
        description: 'True: reports what the file would change, and writes nothing.',
      },
    },
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
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
          schema: { type: 'string', format: 'binary', description: 'An .xlsx workbook; its first sheet is read.' },
        },
      },
    },
    responses: {
      202: {
        ...response(
          'The import has started.',
          'application/json',
          recordSchema({ id: text('Id of the import.', sampleIds.auctionId, UUID), layout: LAYOUT }),
        ),
        headers: headerRefs('Location'),
      },
    },
    errors: [400, 401, 403, 409, 413, 415, 429],
  },
  'GET /api/auctions/:id/log': {
    summary: 'The complete log of a closed auction, from which anyone can recompute the result.',
    id: 'Id of the auction.',
    responses: { 200: response('The log.', 'application/json', log) },
    errors: [401, 404, 409, 429],
  },
  'GET /api/auctions/verify-auction.mjs': {
    operationId: 'getAuctionsVerifier',
    summary:
      'A program that verifies a log without trusting this market: one file, for Node from 20 on and for browsers.',
    description:
      'Run it as `node verify-auction.mjs log.json [receipts.json] [final hash]`. The receipts are in the responses to accepted bids; the final hash is in the notice of the close.',
    isTagged: true,
    responses: {
      200: {
        ...response('The program.', 'text/javascript', text('JavaScript.', '// …')),
        headers: headerRefs('ETag'),
      },
      304: NOT_CHANGED,
    },
    errors: [401, 404, 429],
  },
};
