import { costsChapter } from './costsChapter.ts';
import { errorsChapter } from './errorsChapter.ts';
import { graphqlChapter } from './graphql/chapter.ts';
import { webhooksChapter } from './webhooksChapter.ts';
import { code, html, type Html } from './html.ts';
import { quickStart } from './quickStart.ts';

/** The chapters that apply to all calls. */
export const guide = (address: string): Html => html`
  <section id="start">
    <h2>Quick start</h2>
    <p>
      From a key to the first data in five minutes. A program calls with an API key, which acts as its member within its
      scopes. Call from a server or a command line: pages of other sites cannot call, because there is no CORS.
    </p>
    ${quickStart(address).map(
      ({ title, text, file, command }, at) => html`
        <h3>${at + 1}. ${title}</h3>
        <p>${text}</p>
        ${file && [html`<p><code>${file.name}</code></p>`, code(file.content)]} ${code(command)}
      `,
    )}
    <p>
      For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1) and the GraphQL contract. Without a key
      the catalogue, RFPs, offerings, auctions and prices can be read. Account settings, keys and webhooks are changed
      by their member only, never with a key.
    </p>
  </section>

  <section id="values">
    <h2>Values</h2>
    <p>
      <b>Money</b> is a decimal string such as <code>"1234.50"</code>, in US dollars unless a currency stands beside it;
      a JSON number of at most 15 digits is accepted. <b>Days</b> are UTC calendar days, <code>2027-03-31</code>; a
      date-time is accepted and means its UTC day. <b>Times</b> are ISO 8601 in UTC with milliseconds; other time zones
      are accepted, with <code>+</code> written as <code>%2B</code> in an address. <b>Ids</b> are UUIDs, unique across
      all records.
    </p>
    <p>
      A key is always there; what is not known, or not yours to know, is <code>null</code>: a reserve price is its
      owner’s, and while an auction is sealed nobody sees its price. Your own id in <code>userId</code> or
      <code>buyerId</code> may be left out; fields that a call does not have, such as <code>id</code> and
      <code>createdAt</code>, are ignored. So are unknown parameters of the address: check the spelling of optional
      ones.
    </p>
  </section>

  <section id="paging">
    <h2>Paging</h2>
    <p>
      Lists are arrays, newest first. <code>limit</code> (1,000 if absent, and at most) and <code>offset</code> (at most
      10,000) choose the page; <code>X-Total-Count</code> has the number of all records, and <code>Link</code> the
      addresses of the next and the previous page, relative to the market’s. To walk a longer list, use GraphQL’s
      cursors.
    </p>
    <p>
      Your own orders and bids have pages by cursor: follow the address in <code>Link</code> with
      <code>rel="next"</code> until there is none. <code>limit</code> is 100 if absent.
    </p>
    <p>
      Your own offerings are <code>offerings(userId: …)</code> of GraphQL, with the id that <code>me</code> or
      <code>GET /api/user</code> answers, or a file from <code>GET /api/offerings/export</code>.
    </p>
  </section>

  <section id="changes">
    <h2>Changes</h2>
    <p>
      <code>GET /api/offerings</code>, <code>/api/rfps</code>, <code>/api/orders</code> and <code>/api/bids</code> take
      <code>updatedSince</code>, a time, as do the lists of GraphQL. They then contain only the records whose
      <code>updatedAt</code> is this time or later, by that time, with pages by cursor. A record that changes while you
      follow the pages moves to the end, so none is missed.
    </p>
    <p>
      A change becomes visible when its transaction ends, which can be some seconds after its <code>updatedAt</code>.
      Therefore ask from a minute before the <code>Date</code> of the first page of your last walk, and expect records
      that you already have.
    </p>
    <p>
      Public calls without a key are answered with an <code>ETag</code>. Send it in <code>If-None-Match</code> to get
      304 without a body while the answer is the same. Answers to a key have none: use <code>updatedSince</code>.
    </p>
  </section>

  <section id="idempotency">
    <h2>Idempotency</h2>
    <p>
      Send <code>Idempotency-Key</code> with every call that makes something, new for each command and the same for each
      retry (or <code>idempotencyKey</code> in the body). A retry answers the record that was made the first time and
      makes nothing; another body under the same key is refused with 422. Refusals are not remembered. A key has at most
      255 characters. <code>PUT</code> by SKU and imports need none, because repeating them has no further effect.
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

  ${errorsChapter()} ${costsChapter()} ${graphqlChapter(address)} ${webhooksChapter()}
`;
