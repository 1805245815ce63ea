import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file of JSON lines that survives if the program is killed at any time. */
export class Journal<Entry extends object> {
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    // After a line that was cut off, the next one begins on a line of its own.
    if (existsSync(path) && !/(^|\n)$/.test(readFileSync(path, 'utf8'))) appendFileSync(path, '\n');
  }

  /** All complete entries, in the order in which they were added. */
  read(): Entry[] {
    if (!existsSync(this.path)) return [];
    return readFileSync(this.path, 'utf8')
      .split('\n')
      .flatMap(readLine<Entry>);
  }

  /** Written when it returns. */
  add(...entries: Entry[]): void {
    if (entries.length > 0) appendFileSync(this.path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }
}

const readLine = <Entry>(line: string): Entry[] => {
  try {
    return line ? [JSON.parse(line) as Entry] : [];
  } catch {
    return [];
  }
};
