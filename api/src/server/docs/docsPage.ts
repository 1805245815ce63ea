import { readFileSync } from 'node:fs';
import { Html, html, type Part } from './html.ts';

const style = new Html(readFileSync(new URL('./style.css', import.meta.url), 'utf8'));

const navigation = { '/api/docs': 'Guide', '/api/docs/reference': 'REST', '/graphql': 'GraphQL', '/': 'Marketplace' };

interface Page {
  title: string;
  path: keyof typeof navigation;
  body: Part;
  /** URLs of scripts; the content security policy forbids inline scripts. */
  scripts?: readonly string[];
}

export const page = ({ title, path, body, scripts = [] }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <style>
          ${style}
        </style>
        <script src="/docs/color-scheme.js"></script>
        ${scripts.map((script) => html`<script defer src="${script}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="brand" href="/">Feedstock</a>
          <nav aria-label="Documentation">
            ${Object.entries(navigation).map(
              ([to, name]) => html`<a href="${to}" ${to === path && html` aria-current="page"`}>${name}</a>`,
            )}
          </nav>
        </header>
        ${body}
      </body>
    </html>`.text;
