// Writes precompressed versions next to each text file, with maximum compression unless it must be fast.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|txt|json)$/;
/** Smaller files fit into one packet anyway. */
const MIN = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compressBelow(folder, { fast = false } = {}) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compress(join(folder, file), fast)));
}

async function compress(file, fast) {
  const content = readFileSync(file);
  if (content.length < MIN) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: fast ? 6 : constants.BROTLI_MAX_QUALITY,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: fast ? 6 : 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
