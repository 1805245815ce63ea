import { page } from './docsPage.ts';

/** The REST calls, rendered from the OpenAPI document by Redoc, which comes with the built web app. */
export const referencePage = (): string =>
  page({
    title: 'REST reference · Feedstock',
    path: '/api/docs/reference',
    scripts: ['/docs/redoc.js', '/docs/reference.js'],
    body: `
      <main id="main" class="reference">
        <div id="reference" data-document="/api/openapi.json"></div>
        <noscript>
          <p>The reference needs JavaScript. <a href="/api/openapi.json">openapi.json</a> has the same content.</p>
        </noscript>
      </main>
    `,
  });
