import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { badInput } from '../common/errors.ts';
import { ConcurrencyLimiter } from '../limits/concurrencyLimiter.ts';

/** Beside this file, in the sources and compiled. */
const SCRIPT = new URL(`./xlsxWorker${extname(import.meta.filename)}`, import.meta.url);
const MAX_MS = 10_000;
const MAX_WAIT_MS = 20_000;
const MAX_MEMORY_MB = 384;
const MAX_UNPACKED = 60 * 1_024 * 1_024;
const MAX_PARTS = 1_000;

const CANNOT = 'The workbook cannot be read. Please save the list as CSV UTF-8.';
const TOO_LARGE =
  'The workbook is too large when it is unpacked, 60 MB at most. Please save the list alone, as CSV UTF-8.';
const TOO_LONG = 'The workbook takes too long to read. Please save the list alone, as CSV UTF-8.';

export const isWorkbook = (file: Buffer): boolean => file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DESCRIBED_LATER = 8;

/**
 * Adds up the parts by the directory of the ZIP file. Each part is unpacked to the size that it has there at most, so a part without one is
 * refused, as are the forms for files of many gigabytes.
 */
const refuseTooLarge = (file: Buffer): void => {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== DIRECTORY_END) throw badInput(CANNOT);
  const parts = file.readUInt16LE(end + 10);
  if (parts > MAX_PARTS) throw badInput(TOO_LARGE);
  let unpacked = 0;
  for (let nth = 0, at = file.readUInt32LE(end + 16); nth < parts; nth++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw badInput(CANNOT);
    const [packed, size] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    if (size === 0 && (packed > 2 || file.readUInt16LE(at + 8) & DESCRIBED_LATER)) throw badInput(CANNOT);
    unpacked += size;
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  if (unpacked > MAX_UNPACKED) throw badInput(TOO_LARGE);
};

const turns = new ConcurrencyLimiter(1, MAX_WAIT_MS);

/** The first sheet of a workbook as CSV with tabs, read on a thread of its own, one at a time. Throws BAD_USER_INPUT. */
export const readXlsx = async (file: Buffer, maxRows: number, script = SCRIPT, maxMs = MAX_MS): Promise<string> => {
  refuseTooLarge(file);
  return turns.run('', () => convert(file, maxRows, script, maxMs));
};

const convert = (file: Buffer, maxRows: number, script: URL, maxMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(script, {
      env: {},
      workerData: { file, maxRows },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    let refusal = CANNOT;
    const timer = setTimeout(() => {
      refusal = TOO_LONG;
      void thread.terminate();
    }, maxMs);
    thread.on('message', ({ text, problem }: { text?: string; problem?: string }) => {
      if (text !== undefined) resolve(text);
      refusal = problem ?? refusal;
    });
    // Such as the end of its memory; 'exit' follows.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      clearTimeout(timer);
      reject(badInput(refusal));
    });
  });
