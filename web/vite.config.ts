import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react-swc';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { firstQueries } from './src/app/firstQueries.ts';
import { firstCss, firstHtml } from './src/firstPaint.ts';
import { palettes } from './src/theme.ts';

const api = 'http://localhost:4000';
const routerPart = (name: string) =>
  fileURLToPath(new URL(`../production/${name}.mjs`, import.meta.resolve('react-router')));

// What the first paint needs stands in the page itself, because a request for it would hold the paint up: the choice of
// the theme, the styles every element shares, and the header's outline.
function pageHead(): Plugin {
  const colorScheme = readFileSync(new URL('colorScheme.js', import.meta.url), 'utf8');
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const css = files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''));
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', children: colorScheme, injectTo: 'head-prepend' },
          { tag: 'style', children: firstCss + css.join(''), injectTo: 'head' },
          // The browser's own frame takes the paper's colour.
          ...(['light', 'dark'] as const).map((theme): HtmlTagDescriptor => ({
            tag: 'meta',
            attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content: palettes[theme].paper },
            injectTo: 'head',
          })),
        ];
        const page = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
          .replace('<div id="root"></div>', `<div id="root">${firstHtml}</div>`);
        return { html: page, tags: [...tags, ...fontPreloads(files.map(({ fileName }) => fileName))] };
      },
    },
  };
}

// The text face is fetched before a style has asked for it.
const fontPreloads = (files: string[]): HtmlTagDescriptor[] =>
  files
    .filter((file) => /archivo-latin-standard-.*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
      injectTo: 'head',
    }));

// For the server, beside the manifest: nobody outside reads either.
const queriesFile = (): Plugin => ({
  name: 'queries-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.vite/queries.json', source: JSON.stringify(firstQueries) });
  },
});

// What the landing page shares with most screens.
const shared = [
  ...['Badge', 'Breadcrumbs', 'Card', 'Control', 'Figures', 'KeyValueList', 'PageHead', 'Panel', 'SearchBox'].map(
    (part) => `/kit/ui/${part}.tsx`,
  ),
  ...['Tabs.tsx', 'tabParts.ts', 'useParam.ts'].map((part) => `/kit/ui/${part}`),
  ...['CategoryCard.tsx', 'CategoriesBelow.tsx', 'useCategories.ts'].map((part) => `/features/catalogue/${part}`),
  '/features/accounts/typedEmail.ts',
  ...['badge-check', 'chart-line', 'gavel'].map((icon) => `/lucide-react/dist/esm/icons/${icon}.`),
];

// Not what brings a library along, such as dialogs and forms.
const plainParts =
  /kit[\\/](format|time|amount)\.|kit[\\/]ui[\\/](?!Dialog|Menu|Combobox|combobox|Document)|features[\\/](catalogue|watching)|CompanyName\.|src[\\/]pages[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons/;

const isShared = (id: string) => shared.some((part) => id.replaceAll('\\', '/').includes(part));

// What nothing here uses stays out of the bundle only where the bundler can see it: the router names its components and
// gives some a context after making them, and stylis keeps the prefixes of browsers that run none of this.
function leaner(): Plugin[] {
  const change = (name: string, id: RegExp, handler: (code: string) => string): Plugin => ({
    name,
    transform: { filter: { id }, handler },
  });
  return [
    change('leaner-router', /react-router\/dist\/production/, (code) =>
      code
        .replaceAll(/^\w+\.(displayName|contextType) = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    ),
    change('leaner-stylis', /stylis\/src\/Prefixer/, () => 'export const prefix = (value) => value;'),
  ];
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), pageHead(), queriesFile(), leaner()],
  resolve: {
    // Modern JavaScript from rxjs, and the router without its developer's warnings: both would weigh on the first load.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerPart('index') },
            { find: /^react-router\/dom$/, replacement: routerPart('dom-export') },
          ]
        : [],
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Which files a screen needs, for whoever measures them or has them fetched early.
    manifest: true,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          // What every page needs, what the landing page shares, and the plain parts that screens share come in one file
          // each: crumbs compress badly, and each is a request.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'kit', test: isShared, priority: 1 },
            { name: 'parts', test: plainParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // Not the short form, which changes the host: the API compares it with the request's origin.
    proxy: { '/api': { target: api }, '/graphql': { target: api, ws: true } },
  },
}));
