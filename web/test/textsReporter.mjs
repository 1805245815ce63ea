// After a complete run of the web app's tests, reports texts quoted in the specification that none of them saw.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../../scripts/suites.mjs';
import { unseenTexts } from './seenTexts.ts';

const web = join(import.meta.dirname, '..');

export default class TextsReporter {
  onRunComplete(_contexts, { testResults }) {
    const ran = new Set(
      testResults
        .filter(({ skipped, numPendingTests }) => !skipped && numPendingTests === 0)
        .map(({ testFilePath }) => testFilePath),
    );
    const root = join(web, '..');
    for (const { path, members } of groups())
      if (ran.has(join(root, path))) for (const member of members) ran.add(join(root, member));
    const all = globSync('src/**/*.test.{ts,tsx}', { cwd: web })
      // Runs in `npm run sweep` only.
      .filter((path) => !path.endsWith('sweep.browser.test.ts'))
      .map((path) => join(web, path));
    if (!all.every((path) => ran.has(path))) return;
    const unseen = unseenTexts();
    if (unseen.length === 0) return;
    this.error = new Error(`No test of the web app saw these texts of the specification:\n  ${unseen.join('\n  ')}`);
    process.stderr.write(`\n${this.error.message}\n`);
  }

  getLastError() {
    return this.error;
  }
}
