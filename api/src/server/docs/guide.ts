import { statusOf } from '../../errors.ts';
import { documentLimits } from '../limits.ts';
import { code, html, type Html } from './html.ts';
import { table } from './fields.ts';

/** What holds for all calls, in the order somebody needs it. */
export const guide = (address: string): Html => html`
  <section id="start">
    <h2>Start</h2>
    <p>
      Everything is at <code>${address}</code>, as JSON in UTF-8. The catalogue, RFPs, offerings, auctions and prices
      are open to everyone; whatever writes, and whatever is yours, needs a session. Sign in once and send its cookie
      along:
    </p>
    ${code(`curl '${address}/api/login' -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"ana.ruiz@northsea.example","password":"…"}'

curl '${address}/api/user' -b cookies.txt`)}
    <p>
      Call from a server or a command line. Browsers may call from the marketplace’s own pages only: there is no CORS,
      and a writing call that another site’s page sends is refused with 403. The whole of it for machines:
      <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
    </p>
  </section>

  <section id="values">
    <h2>Values</h2>
    <p>
      <b>Money</b> is a decimal string such as <code>"1234.50"</code>, in US dollars unless a currency stands beside it;
      a JSON number of at most 15 digits is accepted. <b>Days</b> are UTC calendar days, <code>2027-03-31</code>; a
      date-time is accepted and means its UTC day. <b>Times</b> are ISO 8601 in UTC with milliseconds. <b>Ids</b> are
      UUIDs, unique across all records.
    </p>
    <p>
      A key is always there; what is not known, or not yours to know, is <code>null</code>: a reserve price is its
      owner’s, and while an auction is sealed nobody sees its price. Your own id in <code>userId</code> or
      <code>buyerId</code> may be left out; <code>status</code>, <code>id</code> and <code>createdAt</code> in a body
      are ignored.
    </p>
  </section>

  <section id="paging">
    <h2>Paging</h2>
    <p>
      Lists are arrays, newest first. <code>limit</code> (1,000 if absent, and at most) and <code>offset</code> (at most
      10,000) choose the page; <code>X-Total-Count</code> has the number of all records, and <code>Link</code> the
      addresses of the next and the previous page. To walk a longer list, use GraphQL’s cursors.
    </p>
  </section>

  <section id="idempotency">
    <h2>Idempotency</h2>
    <p>
      Send <code>Idempotency-Key</code> with every call that makes something, new for each command and the same for each
      retry (or <code>idempotencyKey</code> in the body). A retry answers the record that was made the first time and
      makes nothing; another body under the same key is refused with 422. Refusals are not remembered.
    </p>
  </section>

  <section id="snapshots">
    <h2>Snapshots</h2>
    <p>
      One REST call, and one root field of a GraphQL operation, is one snapshot of the market: what is nested in it fits
      together. Two calls, or two root fields of one operation, are two snapshots: something may have happened in
      between.
    </p>
  </section>

  <section id="errors">
    <h2>Errors</h2>
    <p>
      An error is its status and a sentence for people, as plain text. Whoever sends
      <code>Accept: application/json</code> gets RFC 9457 (<code>application/problem+json</code>) with a
      <code>code</code> for programs and, where they concern fields, what is wrong with each. After 429 and 503,
      <code>Retry-After</code> says in seconds when to come back.
    </p>
    ${code(`{
  "type": "about:blank",
  "title": "\\"quantity\\" must be a whole number.",
  "status": 400,
  "code": "BAD_USER_INPUT",
  "message": "\\"quantity\\" must be a whole number.",
  "fields": { "quantity": "must be a whole number" },
  "requestId": "0198f2a4-6c00-4000-8000-000000000001"
}`)}
    ${codes()}
  </section>

  <section id="graphql">
    <h2>GraphQL</h2>
    <p>
      <code>POST /graphql</code> answers exactly what you select, nested as deep as you need it, with the same session,
      the same rights and the same rules. <a href="/graphql">Try it in the browser</a>; the contract is
      <a href="/graphql/schema.graphql">schema.graphql</a>, and introspection is open.
    </p>
    ${code(`curl '${address}/graphql' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ products(first: 3, search: \\"acid\\") { totalCount nodes { name casNumber suppliers { user { companyName } offering { price unit } } } pageInfo { endCursor } } }"}'`)}
    <p>
      Lists take <code>first</code> (1 to 100) and <code>after</code>, the <code>endCursor</code> of the page before. A
      document has at most ${documentLimits.depth} levels, ${documentLimits.aliases} aliases and
      ${documentLimits.directives} directives. Errors carry <code>extensions.code</code>, <code>status</code> and
      <code>fields</code>. A query over GET needs the header <code>apollo-require-preflight</code>, which no other site
      can send unasked.
    </p>
    <p>
      Subscriptions run over a WebSocket at the same address, in the protocol <code>graphql-transport-ws</code> (the
      package <code>graphql-ws</code> speaks it). Every change carries a cursor; give the last one as
      <code>after</code> when you reconnect, and you miss nothing.
    </p>
  </section>
`;

/** Each status with its codes. */
const codes = (): Html => {
  const statuses = [...new Set<number>(Object.values(statusOf))].sort((a, b) => a - b);
  const codesOf = (status: number) => Object.entries(statusOf).flatMap(([name, its]) => (its === status ? [name] : []));
  return table(
    statuses.map((status) => ({
      name: String(status),
      type: '',
      text: codesOf(status)
        .map((name) => `\`${name}\``)
        .join(' '),
    })),
  );
};
