import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react-swc';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { palettes } from './src/theme.ts';

const api = 'http://localhost:4000';
const router = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

// The browser's own frame takes the paper's colour, and the text face is fetched before the script asks for it.
function pageHead(): Plugin {
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

// The router names its components after making them, which keeps even those in the bundle that nothing renders.
function unnamedRouter(): Plugin {
  return {
    name: 'unnamed-router',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), pageHead(), unnamedRouter()],
  resolve: {
    // Modern JavaScript from rxjs, and the router without its developer's warnings: both would weigh on the first load.
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [],
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
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
