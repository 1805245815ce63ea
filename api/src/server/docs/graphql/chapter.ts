import { documentLimits } from '../../documentLimits.ts';
import { code, html, type Html } from '../html.ts';

export const graphqlChapter = (address: string): Html => html`
  <section id="graphql">
    <h2>GraphQL</h2>
    <p>
      <code>POST /graphql</code> answers exactly what you select, nested as deep as you need it, with the same session,
      the same rights and the same rules. <a href="/graphql">Try it in the browser</a> with GraphiQL;
      <a href="/api/docs/graphql">every operation</a> has a page with its scope, its cost and an example. The contract
      is <a href="/schema.graphql">schema.graphql</a>, and introspection is open.
    </p>
    ${code(`curl '${address}/graphql' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ products(first: 3, search: \\"acid\\") { totalCount nodes { name casNumber suppliers { user { companyName } offering { price unit } } } pageInfo { endCursor } } }"}'`)}
    <p>
      Lists take <code>first</code> (1 to 100) and <code>after</code>, the <code>endCursor</code> of the page before. A
      document has at most ${documentLimits.depth} levels, ${documentLimits.aliases} aliases and
      ${documentLimits.directives} directives. Errors carry <code>extensions.code</code>, <code>status</code> and
      <code>fields</code>. An error of a field has HTTP status 200, because other fields may have succeeded: read
      <code>errors</code> of every answer. A query over GET with a cookie needs the header
      <code>apollo-require-preflight</code>, which no other site can send unasked.
    </p>
    <p>
      Subscriptions run over a WebSocket at the same address, in the protocol <code>graphql-transport-ws</code> (the
      package <code>graphql-ws</code> speaks it). Every change of an auction carries a cursor; give the last one as
      <code>after</code> when you reconnect, and you miss nothing.
    </p>
    ${code(`subscription { rfpPosted(filter: { productIds: ["…"] }) { rfp { id title quantity unit closingDate } } }

subscription { messageReceived { message { id subject content link } unreadCount } }

subscription { orderChanged { order { id status history { status note createdAt } } } }`)}
    <p>
      Send the key as <code>authorization</code> in the payload of <code>connection_init</code>, as the
      <a href="#start">quick start</a> does; what is public, such as <code>rfpPosted</code>, needs none. These
      subscriptions send what is committed while they are open and repeat nothing. With
      <code>confirmStart: true</code> the first event has no record and says that the subscription has started: after
      every connect, wait for it, then query <code>rfps</code>, <code>messages</code> or <code>orders</code>.
    </p>
  </section>
`;
