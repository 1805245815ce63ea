import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react-swc';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { firstQueries } from './src/app/firstQueries.ts';
import { firstCss, firstHtml } from './src/firstPaint.ts';
import { docsAssets } from './docsAssets.ts';
import { palettes } from './src/theme.ts';

const api = 'http://localhost:4000';

// Inlines what the first paint needs, so that no request delays it: the choice of the theme, the global styles and the
// outline of the header.
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
          // Colours the browser's toolbar.
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

// Starts loading the text font before a style asks for it.
const fontPreloads = (files: string[]): HtmlTagDescriptor[] =>
  files
    .filter((file) => /archivo-latin-standard-.*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
      injectTo: 'head',
    }));

// Tells the server each screen's first queries; like the manifest, it is not served.
const queriesFile = (): Plugin => ({
  name: 'queries-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.vite/queries.json', source: JSON.stringify(firstQueries) });
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pageHead(), queriesFile(), docsAssets()],
  // With the first condition, rxjs comes as modern JavaScript.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Lists of each screen's imports would weigh more than they save; the server preloads those of the first screen.
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'html' ? imports : []),
    },
    // The server reads it to preload the files of a screen; scripts/sizes.mjs, to measure them.
    manifest: true,
    rolldownOptions: {
      // `__name` only sets the name of a function, which would keep functions that nothing uses.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['__name'] },
      // What every page needs is one file.
      output: {
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
        // Short names, because the first file lists those of all screens.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  server: {
    // Not the short form, which changes the host: the API compares it with the request's origin.
    proxy: { '/api': { target: api }, '/schema.graphql': { target: api }, '/graphql': { target: api, ws: true } },
  },
});
