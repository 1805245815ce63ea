// Checks that paths and links in the documents exist, and that lists in them are those of the code.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = listed.stdout
  .toString()
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'api/src/reading/README.md',
  ...globSync('{docs,examples}/**/*.md', { cwd: root }),
];

/** What is in backticks outside of code blocks, and passes the filter. */
const quoted = (filter: (text: string) => boolean) =>
  documents.flatMap((document) => {
    const text = read(document).replaceAll(/^```[\s\S]*?^```/gm, '');
    const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
    return spans.filter(filter).map((span) => ({ document, span }));
  });
const described = (found: { document: string; span: string }[]) =>
  found.map(({ document, span }) => `${document}: ${span}`);

it('every file and folder that a document names exists', () => {
  // Written by the build or a running server, or an example.
  const notCommitted = /^((api|web)\/dist(\/|$)|X[A-Z.]|(verify-auction|receive|orders)\.mjs$)/;
  const isPath = (text: string) =>
    /^\w[\w./-]*$/.test(text) &&
    /\w\.(ts|tsx|mjs|js|graphql|md|json|yml|css|sql)$|^(api|web|docs|scripts|bench|features|server|pages|core)\//.test(
      text,
    );
  // A document may leave out the first folders of a path.
  const known = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let end = 1; end <= parts.length; end++)
      for (let start = 0; start < end; start++) known.add(parts.slice(start, end).join('/'));
  }
  const missing = quoted((text) => isPath(text) && !notCommitted.test(text)).filter(
    ({ span }) => !known.has(span.replace(/\/$/, '')),
  );
  expect(described(missing)).toEqual([]);
});

it('every link between documents leads to a document and a heading that exist', () => {
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
  const anchors = (document: string) =>
    [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)]*)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path ? join(dirname(document), path) : document;
        return !existsSync(join(root, target)) || (anchor !== undefined && !anchors(target).includes(anchor));
      })
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('architecture lists the slices in their order', () => {
  const rows = read('docs/architecture.md').split('| Slice ')[1]?.split('\n\n')[0] ?? '';
  expect([...rows.matchAll(/^\| `(\w+\/\w+)`/gm)].map(([, name]) => name)).toEqual(
    [...read('api/src/slices.ts').matchAll(/from '.\/features\/(\w+\/\w+)\//g)].map(([, name]) => name),
  );
});

it('architecture counts the triggers by their kind', () => {
  const names = Array.from(read('api/schema.sql').matchAll(/^create trigger (\w+)/gm), ([, name = '']) => name);
  const table = read('docs/architecture.md').split('| Trigger ')[1]?.split('\n\n')[0] ?? '';
  const kinds = Array.from(table.matchAll(/^\| (`.+?`) +\| (\d+)/gm), ([, patterns = '', count]) => ({
    kind: new RegExp(`^(${patterns.replaceAll('`', '').replaceAll(', ', '|').replaceAll('*', '\\w*')})$`),
    count: Number(count),
  }));
  expect(names.map((name) => kinds.filter(({ kind }) => kind.test(name)).length)).toEqual(names.map(() => 1));
  expect(kinds.map(({ kind }) => names.filter((name) => kind.test(name)).length)).toEqual(
    kinds.map(({ count }) => count),
  );
});

it('a dump may leave out the tables of the search index that a start builds again', () => {
  const [, tables = ''] =
    /^const TABLES = \[(.+)\];$/m.exec(read('api/src/features/goods/search/index/rebuild.ts')) ?? [];
  const built = Array.from(tables.matchAll(/'(\w+)'/g), ([, table]) => table);
  const leftOut = read('docs/operations.md').matchAll(/--exclude-table-data=(\w+)/g);
  expect(Array.from(leftOut, ([, table]) => table).toSorted()).toEqual([...built, 'search_index'].toSorted());
});

it('each decision record has a row with its title', () => {
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\((.+?)\) +\| (.+?) +\| 2/gm)].map(
    ([, number, path, title]) => ({ path: `docs/decisions/${path}`, heading: `# ${number} ${title}` }),
  );
  expect(rows).toEqual(records.toSorted().map((path) => ({ path, heading: read(path).split('\n')[0] })));
});
