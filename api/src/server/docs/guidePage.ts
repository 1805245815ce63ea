import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import MarkdownIt from 'markdown-it';
import { page } from './docsPage.ts';
import { guideTables } from './guideTables.ts';

/** The address of the market in docs/api.md. */
const SAMPLE_ADDRESS = 'http://localhost:4000';

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const markdown = new MarkdownIt();
const { rules } = markdown.renderer;
rules.heading_open = (tokens, at) => `<${tokens[at]?.tag} id="${anchorOf(tokens[at + 1]?.content ?? '')}">`;
// The keyboard must reach what scrolls.
rules.fence = (tokens, at) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>`;

/** docs/api.md for this market. Links to other documents become text, because the market does not serve them. */
const guideFor = (address: string, schema: GraphQLSchema): string =>
  readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
    .replaceAll(`](${SAMPLE_ADDRESS}`, '](')
    .replaceAll(SAMPLE_ADDRESS, address)
    .replaceAll(/\[([^\]]+)\]\([^#/)][^)]*\)/g, '$1')
    // Comments name the tables that come from the code.
    .replaceAll(/<!-- (\w+) -->/g, (_comment, name: string) => guideTables[name]?.(schema) ?? '');

/** The guide to REST and GraphQL. */
export const guidePage = (address: string, schema: GraphQLSchema): string => {
  const text = guideFor(address, schema);
  const chapters = [...text.matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => `<li><a href="#${anchorOf(heading)}">${heading}</a></li>`,
  );
  return page({
    title: 'API guide · Feedstock',
    path: '/api/docs',
    body: `
      <div class="columns">
        <nav class="contents" aria-label="Contents">
          <ul>${chapters.join('')}</ul>
        </nav>
        <main id="main">${markdown.render(text)}</main>
      </div>`,
  });
};
