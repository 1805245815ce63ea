import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react-swc';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { palettes } from './src/theme.ts';

const api = 'http://localhost:4000';
const router = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

// What runs before the first paint stands in the page itself: a request for it would hold the paint up. The browser's own
// frame takes the paper's colour, and the text face is fetched before the script asks for it.
function pageHead(): Plugin {
  const firstPaint = readFileSync(new URL('firstPaint.js', import.meta.url), 'utf8');
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const tags: HtmlTagDescriptor[] = (['light', 'dark'] as const).map((theme) => ({
          tag: 'meta',
          attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content: palettes[theme].paper },
          injectTo: 'head',
        }));
        tags.push({ tag: 'script', children: firstPaint, injectTo: 'head' });
        const face = Object.keys(bundle ?? {}).find((file) => /archivo-.*\.woff2$/.test(file));
        if (face) {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: '' };
          tags.push({ tag: 'link', attrs, injectTo: 'head-prepend' });
        }
        return tags;
      },
    },
  };
}

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
  plugins: [react(), pageHead(), leaner()],
  resolve: {
    // Modern JavaScript from rxjs, and the router without its developer's warnings: both would weigh on the first load.
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [],
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
          // What every page needs, and the plain parts most pages use, come in one file: crumbs compress badly.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'kit', test: isShared },
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
