import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A first query of a page, as the web app sends it. */
export interface FirstQuery {
  operation: string;
  text: string;
  variables: Record<string, unknown>;
}

/** The built page, without the parts that depend on the address. */
export interface BuiltPage {
  /** The page with its head, its intro and, at the end of its body, the first answers. */
  html: (head: string, intro: string, answers: string) => string;
  /** Hashes of the inline scripts, for the content security policy. */
  scriptHashes: string;
  /** Preload links for the code of a screen, so that it loads together with the app. */
  preloads: (screen: string) => string;
  /** The queries that every page starts with. */
  everywhere: readonly FirstQuery[];
  /** The further queries that a screen starts with. */
  firstQueries: (screen: string) => readonly FirstQuery[];
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;
interface Queries {
  operations: string[];
  everywhere: FirstQuery[];
  screens: Record<string, FirstQuery[] | undefined>;
}

const QUERIES = '.vite/queries.json';

/** The names of the web app's operations; none if it is not built. */
export const webOperations = async (folder: string): Promise<string[]> => {
  const path = join(folder, QUERIES);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Queries).operations : [];
};

const HEAD = /<!-- head -->[^]*?<!-- \/head -->/;
const INTRO = '<!-- intro -->';
const ANSWERS = '<!-- answers -->';
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** The web app's `index.html`, read again after each build, because a server may outlive several builds. */
export class BuiltWeb {
  private readonly folder: string;
  private stamp = '';
  private page: BuiltPage | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Undefined if there is no build. While a build is being replaced, the previous page is served. */
  async current(): Promise<BuiltPage | undefined> {
    try {
      const { mtimeMs, ino } = await stat(join(this.folder, 'index.html'));
      const stamp = `${mtimeMs} ${ino}`;
      if (stamp !== this.stamp) {
        const files = ['index.html', '.vite/manifest.json', QUERIES];
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
  const [between = '', after] = rest.split(ANSWERS);
  if (after === undefined) throw new Error('The built index.html has no place for the head and the answers.');
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    html: (head, intro, answers) => before + head + between.replace(INTRO, () => intro) + answers + after,
    scriptHashes: hashes.join(' '),
    preloads: (screen) =>
      filesOf(manifest, `src/screens/${screen}/${screen}Screen.tsx`)
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        .join('\n    '),
    everywhere: queries.everywhere,
    firstQueries: (screen) => queries.screens[screen] ?? [],
  };
};

/** A screen's file and those it imports, without the app's, which is in the page already. */
const filesOf = (manifest: Manifest, source: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[source];
  if (!chunk || chunk.isEntry || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
};
