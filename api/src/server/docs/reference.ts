import type { OpenApi, Schema } from '../rest/openapi/openApi.ts';
import { fieldTable } from './fields.ts';
import { guide } from './guide.ts';
import { html, prose, type Html } from './html.ts';
import { callSection } from './callSection.ts';
import { page } from './docsPage.ts';

const chapters = {
  start: 'Start',
  values: 'Values',
  paging: 'Paging',
  idempotency: 'Idempotency',
  snapshots: 'Snapshots',
  errors: 'Errors',
  graphql: 'GraphQL',
};

/** The reference for people, generated from the OpenAPI document. */
export const referencePage = (document: OpenApi, address: string): string => {
  const groups = document.tags.map((tag) => ({ ...tag, id: slug(tag.name), calls: callsOf(document, tag.name) }));
  const records = Object.entries(document.components.schemas)
    .filter(([name]) => !name.endsWith('Input'))
    .sort(([a], [b]) => a.localeCompare(b));
  return page({
    title: 'API reference · Feedstock',
    path: '/api/docs',
    body: html`
      <div class="columns">
        <nav class="contents" aria-label="Contents">
          <ul>
            ${Object.entries(chapters).map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
          </ul>
          ${groups.map(
            ({ id, name, calls }) => html`
              <p><a href="#${id}">${name}</a></p>
              <ul>
                ${calls.map(
                  ({ method, path, operation }) => html`
                    <li>
                      <a href="#${operation.operationId}">
                        <span class="method ${method}">${method.toUpperCase()}</span> ${path.replace('/api', '')}
                      </a>
                    </li>
                  `,
                )}
              </ul>
            `,
          )}
          <p><a href="#records">Records</a></p>
        </nav>
        <main id="main">
          <h1>Feedstock API</h1>
          <p class="lead">${document.info.description} Over REST and over GraphQL; both are the same market.</p>
          ${guide(address)}
          ${groups.map(
            ({ id, name, description, calls }) => html`
              <section id="${id}">
                <h2>${name}</h2>
                <p>${description}</p>
                ${calls.map((call) => callSection({ document, address, ...call }))}
              </section>
            `,
          )}
          <section id="records">
            <h2>Records</h2>
            <p>What the calls answer with, and the words that some of their fields are.</p>
            ${records.map(([name, schema]) => recordSection(name, schema))}
          </section>
        </main>
      </div>
    `,
  });
};

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const callsOf = ({ paths }: OpenApi, tag: string) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  );

const recordSection = (name: string, schema: Schema): Html => html`
  <section class="record" id="${name}">
    <h3>${name}</h3>
    <div>${prose(schema.description ?? '')}</div>
    ${schema.properties && fieldTable(schema, { asks: false })}
  </section>
`;
