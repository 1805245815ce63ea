// The page at /graphql, built apart from the web app, so that neither loads the other's code.
import react from '@vitejs/plugin-react-swc';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Inlined fonts and workers would need exceptions of the content security policy.
    assetsInlineLimit: 0,
    assetsDir: 'assets/graphiql',
    chunkSizeWarningLimit: 4_000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'graphiql.html' },
  },
});
