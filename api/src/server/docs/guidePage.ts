import { page } from './docsPage.ts';
import { guide } from './guide.ts';
import { html } from './html.ts';

const chapters = {
  start: 'Quick start',
  values: 'Values',
  paging: 'Paging',
  changes: 'Changes',
  idempotency: 'Idempotency',
  snapshots: 'Snapshots',
  errors: 'Errors',
  costs: 'Costs and limits',
  graphql: 'GraphQL',
  webhooks: 'Webhooks',
};

/** The guide to REST and GraphQL, and where to read more. */
export const guidePage = (address: string): string =>
  page({
    title: 'API guide · Feedstock',
    path: '/api/docs',
    body: html`
      <div class="columns">
        <nav class="contents" aria-label="Contents">
          <ul>
            ${Object.entries(chapters).map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
          </ul>
          <p><a href="/api/docs/reference">REST reference</a></p>
          <p><a href="/api/docs/graphql">GraphQL operations</a></p>
          <p><a href="/graphql">GraphQL in the browser</a></p>
        </nav>
        <main id="main">
          <h1>Feedstock API</h1>
          <p class="lead">
            The marketplace for raw materials over REST and over GraphQL: the same market, the same rights and the same
            limits. <a href="/api/docs/reference">Every REST call with an example</a>.
          </p>
          ${guide(address)}
        </main>
      </div>
    `,
  });
