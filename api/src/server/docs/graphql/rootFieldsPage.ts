import type { Scope } from '../../../schema/scope.ts';
import { page } from '../docsPage.ts';
import { code, html, prose, type Html } from '../html.ts';
import type { Example, Kind } from './examples.ts';

export interface PricedExample extends Example {
  /** Points that the example costs; of a subscription, each of its events. */
  points: number;
}

const headings: Record<Kind, string> = { query: 'Queries', mutation: 'Mutations', subscription: 'Subscriptions' };

const scopes: Record<Scope, string> = {
  public: 'everybody, and every API key',
  read: 'API keys with the scope `read`, and sessions',
  trade: 'API keys with the scope `trade`, and sessions',
  account: 'members with a session, never an API key',
  staff: 'support or admins with a session, never an API key',
};

/** Partners find what a key can call before what needs a session. */
const callers: Record<string, { suffix: string; scopes: readonly Scope[] }> = {
  '': { suffix: '', scopes: ['public', 'read', 'trade'] },
  '-session': { suffix: ' in a session', scopes: ['account'] },
  '-staff': { suffix: ' of staff', scopes: ['staff'] },
};

/** Every root field with its description, scope, cost and an example. */
export const rootFieldsPage = (examples: readonly PricedExample[]): string => {
  const groups = Object.entries(headings)
    .flatMap(([kind, heading]) =>
      Object.entries(callers).map(([caller, { suffix, scopes }]) => ({
        id: `${kind}${caller}`,
        heading: heading + suffix,
        examples: examples.filter((example) => example.kind === kind && scopes.includes(example.scope)),
      })),
    )
    .filter((group) => group.examples.length > 0);
  return page({
    title: 'GraphQL operations · Feedstock',
    path: '/graphql',
    body: html`
      <div class="columns">
        <nav class="contents" aria-label="Contents">
          ${groups.map(
            (group) => html`
              <p><a href="#${group.id}">${group.heading}</a></p>
              <ul>
                ${group.examples.map(({ field }) => html`<li><a href="#${field}">${field}</a></li>`)}
              </ul>
            `,
          )}
        </nav>
        <main id="main">
          <h1>GraphQL operations</h1>
          <p class="lead">
            Every field that an operation can start with, first those that an API key can call.
            <a href="/graphql">GraphiQL</a> runs the examples and explains all types; the contract is
            <a href="/schema.graphql">schema.graphql</a>, and <a href="/api/docs#graphql">the guide</a> says how to call
            it. The ids in the examples are fictitious.
          </p>
          ${groups.map(
            (group) => html`
              <section id="${group.id}">
                <h2>${group.heading}</h2>
                ${group.examples.map(fieldSection)}
              </section>
            `,
          )}
        </main>
      </div>
    `,
  });
};

const fieldSection = ({ field, kind, description, scope, points, query, variables }: PricedExample): Html => html`
  <section class="call" id="${field}">
    <h3><code>${field}</code></h3>
    <p>${prose(description)}</p>
    <p class="note">
      For ${prose(scopes[scope])}. The example costs ${points}
      points${kind === 'subscription' ? ' for each event' : ''}.
    </p>
    ${code(query)} ${Object.keys(variables).length > 0 && code(JSON.stringify(variables, null, 2))}
  </section>
`;
