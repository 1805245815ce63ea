// Verifies an auction without trusting the market. Bundled into one file without dependencies, for Node 20 or newer and for browsers.
//
//   node verify-auction.mjs log.json [receipts.json] [final hash]
//   import { verifyAuction } from './verify-auction.mjs'
import { receiptsIn, verifyAuction } from './report.ts';

export { receiptsIn, verifyAuction };

const USAGE = `node verify-auction.mjs log.json [receipts.json] [final hash]

  log.json       the answer of GET /api/auctions/{id}/log after the auction closed
  receipts.json  the receipts of accepted bids, or the answers that contained them, one or a list
  final hash     from the message about the close

Exit code: 0 if all checks passed, 1 if one failed, 2 if a file cannot be read.`;

const HASH = /^[\da-f]{64}$/;

const run = async (given: readonly string[]): Promise<number> => {
  const { readFileSync } = await import('node:fs');
  const [logFile, receiptsFile, ...more] = given.filter((argument) => !HASH.test(argument));
  const hashes = given.filter((argument) => HASH.test(argument));
  if (!logFile || more.length > 0 || hashes.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  try {
    const receipts = receiptsFile ? receiptsIn(read(receiptsFile)) : [];
    const { isVerified, lines } = await verifyAuction({ log: read(logFile), receipts, finalHash: hashes[0] });
    console.log(lines.join('\n'));
    return isVerified ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
};

/** Run only as the main program of Node; browsers and importers only use the exports. */
const isStarted = async (): Promise<boolean> => {
  if (typeof process === 'undefined' || !process.argv?.[1]) return false;
  const [{ realpathSync }, { pathToFileURL }] = await Promise.all([import('node:fs'), import('node:url')]);
  return import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href;
};

if (await isStarted()) process.exitCode = await run(process.argv.slice(2));
