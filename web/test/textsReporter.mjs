// After a complete run of the browser tests, reports texts quoted in the specification that none of them saw.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { unseenTexts } from './seenTexts.ts';

const web = join(import.meta.dirname, '..');

export default class TextsReporter {
  onRunComplete(_contexts, { testResults }) {
    const ran = new Set(
      testResults
        .filter(({ skipped, numPendingTests }) => !skipped && numPendingTests === 0)
        .map(({ testFilePath }) => testFilePath),
    );
    const all = globSync('src/**/*.browser.test.ts', { cwd: web }).map((path) => join(web, path));
    if (!all.every((path) => ran.has(path))) return;
    const unseen = unseenTexts();
    if (unseen.length === 0) return;
    this.error = new Error(`No browser test saw these texts of the specification:\n  ${unseen.join('\n  ')}`);
    process.stderr.write(`\n${this.error.message}\n`);
  }

  getLastError() {
    return this.error;
  }
}
