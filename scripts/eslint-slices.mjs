// Lint rules for import directions: a slice may import only slices below it, and the web app only the shared parts of the api.
import { dirname, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** From the bottom up; the same names in the api and in the web app. */
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
const sharedModules = /^api\/(rules|pages|auction-core)\/[\w-]+$/;

const exemptFiles = /\.test\.tsx?$|^(api|web)\/test\/|^api\/src\/features\/features\.ts$/;

/** The location of a file: { side, layer, slice }, as far as they apply. */
function locate(file) {
  const [side, src, layer, slice, ...rest] = file.split('/');
  if (src !== 'src') return { side };
  return { side, layer, slice: layer === 'features' && rest.length > 0 ? slice : undefined };
}

/** The problem with an import; undefined if there is none. */
export function importProblem(importer, specifier) {
  if (exemptFiles.test(importer)) return undefined;
  const from = locate(importer);
  if (from.slice && !slices.includes(from.slice)) {
    return `'${from.slice}' is missing from the order of the slices: add it in scripts/eslint-slices.mjs.`;
  }
  if (/^(api|web)(\/|$)/.test(specifier)) {
    if (from.side === 'web' && sharedModules.test(specifier)) return undefined;
    return `'${specifier}' is not allowed: the web may import only api/rules/*, api/pages/* and api/auction-core/*, and the api nothing of the web.`;
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
    return 'api and web share only api/rules/*, api/pages/* and api/auction-core/*.';
  }
  if (from.slice && to.slice && slices.indexOf(to.slice) > slices.indexOf(from.slice)) {
    return `'${from.slice}' must not import from '${to.slice}', which is above it.`;
  }
  if (from.side === 'web' && layers.indexOf(to.layer) > layers.indexOf(from.layer) && layers.includes(from.layer)) {
    return `${from.layer} must not import from ${to.layer}: kit ← features ← screens ← app.`;
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
      const message = importProblem(importer, specifier);
      if (message) context.report({ node, message });
    });
  },
};

const extension = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return onImports((node, specifier) => {
      if (/^\.\.?\//.test(specifier) && !/\.[a-z]+(\?\w+)?$/.test(specifier)) {
        context.report({
          node,
          message: 'Add the file extension: the same import has to work in Node, Vite and Jest.',
        });
      }
    });
  },
};

export default { rules: { direction, extension } };
