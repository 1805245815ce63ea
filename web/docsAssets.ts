import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string): Buffer => readFileSync(resolve(name));

const LOGO = '"https://cdn.redoc.ly/redoc/logo-mini.svg"';

/** Redoc without the logo that it would load from another site. */
const redoc = (): string => {
  const script = fileOf('redoc/bundles/redoc.standalone.js').toString();
  if (!script.includes(LOGO)) throw new Error('Redoc loads its logo differently: see web/docsAssets.ts.');
  return script.replace(LOGO, '"data:,"').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
};

/** The files of the documentation pages, which the server writes (api/src/server/docs): fonts, theme and Redoc, at fixed addresses. */
export const docsAssets = (): Plugin => ({
  name: 'docs-assets',
  apply: 'build',
  generateBundle() {
    const files: Record<string, string | Buffer> = {
      'archivo.woff2': fileOf('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
      'plex-mono.woff2': fileOf('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
      'color-scheme.js': readFileSync(new URL('colorScheme.js', import.meta.url)),
      'redoc.js': redoc(),
      'redoc.js.LICENSE.txt': fileOf('redoc/bundles/redoc.standalone.js.LICENSE.txt'),
    };
    for (const [name, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName: `docs/${name}`, source });
  },
});
