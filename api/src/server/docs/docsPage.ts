import { readFileSync } from 'node:fs';

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

const navigation = { '/api/docs': 'Guide', '/api/docs/reference': 'REST', '/graphql': 'GraphQL', '/': 'Marketplace' };

interface Page {
  title: string;
  path: keyof typeof navigation;
  /** HTML. */
  body: string;
  /** URLs of scripts; the content security policy forbids inline scripts. */
  scripts?: readonly string[];
}

const linkTo = ([to, name]: [string, string], path: string): string =>
  `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`;

export const page = ({ title, path, body, scripts = [] }: Page): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <style>${style}</style>
    <script src="/docs/color-scheme.js"></script>
    ${scripts.map((script) => `<script defer src="${script}"></script>`).join('')}
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header class="top">
      <a class="brand" href="/">Feedstock</a>
      <nav aria-label="Documentation">
        ${Object.entries(navigation)
          .map((entry) => linkTo(entry, path))
          .join('\n')}
      </nav>
    </header>
    ${body}
  </body>
</html>`;
