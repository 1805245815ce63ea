import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The built page: what stands before and after its head, and what goes with it. */
export interface BuiltPage {
  before: string;
  after: string;
  /** Of the scripts that stand in it, for the content policy. */
  scriptHashes: string;
  /** Links to the code of a screen, so that it comes at once and not only after the app has asked for it. */
  preloads: (screen: string | undefined) => string;
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;

const HEAD = /<!-- head -->[^]*?<!-- \/head -->/;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** The web app's `index.html`, read again after every build: a server outlives many of them. */
export class BuiltWeb {
  private readonly folder: string;
  private stamp = '';
  private page: BuiltPage | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Undefined where nothing was built. While a build is put in its place, the last page stands. */
  async current(): Promise<BuiltPage | undefined> {
    try {
      const { mtimeMs, ino } = await stat(join(this.folder, 'index.html'));
      const stamp = `${mtimeMs} ${ino}`;
      if (stamp !== this.stamp) {
        const [html, manifest] = await Promise.all([this.read('index.html'), this.read('.vite/manifest.json')]);
        this.page = builtPage(html, JSON.parse(manifest) as Manifest);
        this.stamp = stamp;
      }
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }
    return this.page;
  }

  private read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }
}

const builtPage = (html: string, manifest: Manifest): BuiltPage => {
  const [before = '', after] = html.split(HEAD);
  if (after === undefined) throw new Error('The built index.html has no place for the head.');
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    before,
    after,
    scriptHashes: hashes.join(' '),
    preloads: (screen) =>
      screen === undefined
        ? ''
        : filesOf(manifest, `src/screens/${screen}/${screen}Screen.tsx`)
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
            .join('\n    '),
  };
};

/** A screen's own file and those it imports; the app's own stands in the page. */
const filesOf = (manifest: Manifest, source: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[source];
  if (!chunk || chunk.isEntry || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
};
