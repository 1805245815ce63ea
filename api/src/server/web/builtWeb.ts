import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page asks first, in the words of the web app. */
export interface FirstQuery {
  operation: string;
  text: string;
  variables: Record<string, unknown>;
}

/** The built page without what is written for each address, and what goes with it. */
export interface BuiltPage {
  /** With its head, and what its body ends with. */
  html: (head: string, answers: string) => string;
  /** Of the scripts that stand in it, for the content policy. */
  scriptHashes: string;
  /** Links to the code of a screen, so that it comes at once and not only after the app has asked for it. */
  preloads: (screen: string | undefined) => string;
  /** With `more`, what its screen asks too, and not only what every page does. */
  firstQueries: (screen: string | undefined, more: boolean) => readonly FirstQuery[];
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;
interface Queries {
  everywhere: FirstQuery[];
  screens: Record<string, FirstQuery[] | undefined>;
}

const HEAD = /<!-- head -->[^]*?<!-- \/head -->/;
const ANSWERS = '<!-- answers -->';
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
        const files = ['index.html', '.vite/manifest.json', '.vite/queries.json'];
        const [html = '', manifest = '', queries = ''] = await Promise.all(files.map((file) => this.read(file)));
        this.page = builtPage(html, JSON.parse(manifest) as Manifest, JSON.parse(queries) as Queries);
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

const builtPage = (html: string, manifest: Manifest, queries: Queries): BuiltPage => {
  const [before = '', rest = ''] = html.split(HEAD);
  const [between, after] = rest.split(ANSWERS);
  if (after === undefined) throw new Error('The built index.html has no place for the head and the answers.');
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    html: (head, answers) => before + head + between + answers + after,
    scriptHashes: hashes.join(' '),
    preloads: (screen) =>
      screen === undefined
        ? ''
        : filesOf(manifest, `src/screens/${screen}/${screen}Screen.tsx`)
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
            .join('\n    '),
    firstQueries: (screen = '', more) => [...queries.everywhere, ...((more && queries.screens[screen]) || [])],
  };
};

/** A screen's own file and those it imports; the app's own stands in the page. */
const filesOf = (manifest: Manifest, source: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[source];
  if (!chunk || chunk.isEntry || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
};
