// The directions of the house as lint rules: a slice imports only slices above it, and the web borrows from the api
// through three doors.
import { dirname, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** From the ground up, the same nouns in the api and in the web. */
export const slices = [
  'accounts',
  'messaging',
  'companies',
  'verification',
  'watching',
  'catalogue',
  'postings',
  'auctions',
  'bids',
  'orders',
  'desk',
  'live',
  'prices',
  'search',
  'dashboard',
  'analytics',
];
const layers = ['kit', 'features', 'screens', 'app'];
const doors = /^api\/(rules|pages|auction-core)\/[\w-]+$/;

const exempt = /\.test\.tsx?$|^(api|web)\/test\/|^api\/src\/features\/features\.ts$/;

/** Where a file stands: { side, layer, slice }, each as far as it has one. */
function locate(file) {
  const [side, src, layer, slice, ...rest] = file.split('/');
  if (src !== 'src') return { side };
  return { side, layer, slice: layer === 'features' && rest.length > 0 ? slice : undefined };
}

/** What is wrong with an import, in words; undefined when nothing is. */
export function whyNot(importer, specifier) {
  if (exempt.test(importer)) return undefined;
  const from = locate(importer);
  if (from.slice && !slices.includes(from.slice)) {
    return `'${from.slice}' has no place in the order of the slices: give it one in scripts/eslint-slices.mjs.`;
  }
  if (/^(api|web)(\/|$)/.test(specifier)) {
    if (from.side === 'web' && doors.test(specifier)) return undefined;
    return `'${specifier}' is not open: the web may import api/rules/*, api/pages/* and api/auction-core/*, the api nothing of the web.`;
  }
  if (!specifier.startsWith('.')) return undefined;

  const to = locate(
    relative(root, resolve(root, dirname(importer), specifier))
      .split(sep)
      .join('/'),
  );
  if (
    (to.side === 'api' || to.side === 'web') &&
    from.side !== to.side &&
    (from.side === 'api' || from.side === 'web')
  ) {
    return 'api and web meet in api/rules/*, api/pages/* and api/auction-core/* only.';
  }
  if (from.slice && to.slice && slices.indexOf(to.slice) > slices.indexOf(from.slice)) {
    return `'${from.slice}' must not know of '${to.slice}', which stands on it.`;
  }
  if (from.side === 'web' && layers.indexOf(to.layer) > layers.indexOf(from.layer) && layers.includes(from.layer)) {
    return `${from.layer} must not know of ${to.layer}: kit ← features ← screens ← app.`;
  }
  return undefined;
}

function onImports(check) {
  const visit = (node) => {
    if (typeof node.source?.value === 'string') check(node.source, node.source.value);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}

const direction = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const importer = relative(root, context.filename).split(sep).join('/');
    return onImports((node, specifier) => {
      const message = whyNot(importer, specifier);
      if (message) context.report({ node, message });
    });
  },
};

const extension = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return onImports((node, specifier) => {
      if (/^\.\.?\//.test(specifier) && !/\.[a-z]+(\?\w+)?$/.test(specifier)) {
        context.report({ node, message: 'Write the extension: the same import has to work in Node, Vite and Jest.' });
      }
    });
  },
};

export default { rules: { direction, extension } };
