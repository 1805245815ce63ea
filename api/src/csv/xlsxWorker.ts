// A thread that reads one workbook. Only this file knows the library.
import { parentPort, workerData } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';
import { NUMBER } from './cells.ts';

const MAX_COLUMNS = 200;
/** Above the rows can be a header, and titles. */
const MAX_ABOVE = 20;
const MAX_CHARACTERS = 16 * 1_024 * 1_024;

const { file, maxRows } = workerData as { file: Uint8Array; maxRows: number };

/** As many digits as a spreadsheet keeps, and none of those that binary fractions add. */
const digitsOf = (value: number): string => {
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : BigInt(Math.round(Number(text))).toString();
};

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return `${NUMBER}${digitsOf(value)}`;
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*|:\d\d\.\d{3}Z$/, '');
  return value === null || value === undefined ? '' : String(value).replaceAll(NUMBER, '');
};

const read = async (): Promise<{ text: string } | { problem: string }> => {
  const lines: string[] = [];
  let characters = 0;
  for await (const { index, values } of streamXlsxRows(file)) {
    const cells = values.map(textOf);
    const last = cells.findLastIndex((cell) => cell !== '');
    if (last < 0) continue;
    if (last >= MAX_COLUMNS) return { problem: `A file can have at most ${MAX_COLUMNS} columns.` };
    if (index >= maxRows + MAX_ABOVE) return { problem: `A file can have at most ${maxRows} rows.` };
    const line = cells.map((cell) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`)).join('\t');
    if ((characters += line.length) > MAX_CHARACTERS) return { problem: 'The first sheet has too much text.' };
    while (lines.length < index) lines.push('');
    // Rows end with their last cell there.
    lines[index] = line + '\t'.repeat(MAX_COLUMNS - cells.length);
  }
  return { text: lines.join('\n') };
};

parentPort?.postMessage(await read());
