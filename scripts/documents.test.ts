// Checks that paths and links in the documents exist.
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
