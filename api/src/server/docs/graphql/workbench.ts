import type { GraphQLSchema } from 'graphql';
import { html } from '../html.ts';
import { page } from '../docsPage.ts';
import { typeReference } from './typeReference.ts';

export const SCRIPT = '/graphql/workbench.js';
export const SCHEMA = '/graphql/schema.graphql';

const FIRST_QUERY = `# The cheapest offers of three acids
query Acids($search: String!) {
  products(first: 3, search: $search) {
    totalCount
    nodes {
      name
      casNumber
      suppliers(first: 5) {
        user { companyName }
        offering { price unit quantity }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;
const FIRST_VARIABLES = `{ "search": "acid" }\n`;

/** A page to run GraphQL operations, with a reference of the schema below; its script is `browser.js`. */
export const workbenchPage = (schema: GraphQLSchema): string =>
  page({
    title: 'GraphQL · Feedstock',
    path: '/graphql',
    scripts: [SCRIPT],
    body: html`
      <main id="main">
        <h1>GraphQL</h1>
        <p class="lead">
          Operations run as the member who is signed in here. The contract is <a href="${SCHEMA}">schema.graphql</a>;
          the <a href="/api/docs#graphql">reference</a> shows how to call it from a program.
        </p>
        <div class="workbench">
          <form>
            <label for="query">Operation</label>
            <textarea id="query" rows="20" spellcheck="false" autocapitalize="off">${FIRST_QUERY}</textarea>
            <label for="variables">Variables, as JSON</label>
            <textarea id="variables" rows="4" spellcheck="false" autocapitalize="off">${FIRST_VARIABLES}</textarea>
            <div class="bar">
              <button>Run</button>
              <span class="note">Ctrl or ⌘ with Enter. Subscriptions need a WebSocket client.</span>
            </div>
          </form>
          <section aria-labelledby="answer-title">
            <h2 id="answer-title">Answer</h2>
            <pre tabindex="0"><code id="answer"></code></pre>
            <p class="note" id="status" role="status"></p>
          </section>
        </div>
        <noscript><p>Running an operation here needs JavaScript.</p></noscript>
        ${typeReference(schema)}
      </main>
    `,
  });
