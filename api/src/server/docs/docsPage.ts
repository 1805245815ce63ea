import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const [frameStyle, style] = [read('./frame.css'), read('./style.css')];

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

/** What the pages of the documentation have in common, for the end of the head and the start of the body. */
export const frame = (path: Page['path'], content: string): { head: string; header: string } => ({
  head: `<style>${frameStyle}</style>
    <script src="/docs/color-scheme.js"></script>`,
  header: `<a class="skip" href="#${content}">Skip to content</a>
    <header class="top">
      <a class="brand" href="/"><img src="/mark.svg" width="24" height="24" alt="" />Feedstock</a>
      <nav aria-label="Documentation">
        ${Object.entries(navigation)
          .map((entry) => linkTo(entry, path))
          .join('\n')}
      </nav>
    </header>`,
});

export const page = ({ title, path, body, scripts = [] }: Page): string => {
  const { head, header } = frame(path, 'main');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    ${head}
    <style>${style}</style>
    ${scripts.map((script) => `<script defer src="${script}"></script>`).join('')}
  </head>
  <body>
    ${header}
    ${body}
  </body>
</html>`;
};
