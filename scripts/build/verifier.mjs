// Bundles the auction verifier for partners into one file without dependencies, from the same core that decides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hash, isTest, root, writeWhole } from './files.mjs';

const slice = 'api/src/features/deals/auctions';
const HEAD = `// Verifies an auction of Feedstock. Needs nothing but Node from 20 on, or a browser: run it to see how.\n`;

export const fingerprint = () => {
  const sources = filesBelow(`${slice}/core`, `${slice}/verifier`, 'scripts/build/verifier.mjs');
  return hash(...sources.filter((file) => !isTest(file)).map((file) => readFileSync(file)));
};

export async function buildVerifier(file) {
  const { build } = await import('vite');
  const { output } = await build({
    root: join(root, 'api'),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, slice, 'verifier/main.ts'),
      target: 'node20',
      minify: false,
      write: false,
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  });
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error('The verifier must be one file.');
  writeWhole(file, HEAD + chunk.code);
}
