// Import directions: everything points downwards, a slice imports only slices before it, and production code no test support. What the web app shares with the API, it imports through the package's exports.
import { readFileSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';

const list = readFileSync(new URL('../api/src/slices.ts', import.meta.url), 'utf8');

/** In order, as floor/name; the same in the api and in the web app. */
export const slices = [...list.matchAll(/from '\.\/features\/(\w+\/\w+)\//g)].map(([, path]) => path);

/** A floor may know those below it, which stand before it. */
const floors = ['people', 'goods', 'deals', 'around'];
const floorsOfSlices = slices.map((path) => floors.indexOf(path.split('/')[0]));
if (floorsOfSlices.some((floor, at) => floor < (floorsOfSlices[at - 1] ?? 0)))
  throw new Error(`The slices of api/src/slices.ts must stand in the order of the floors: ${floors.join(', ')}.`);

/** The folders of the api below its slices; those of a row may import each other and the rows below. */
const layers = [
  ['reading', 'writing', 'limits', 'schema', 'jobs', 'csv', 'pages', 'settings'],
  ['database'],
  ['common', 'rules'],
];
const layer = (name) => `api/layer/${name}`;
const layersFrom = (row) => layers.slice(row).flat().map(layer);
const folder = (type, pattern = type) => ({ type, pattern, partialMatch: false });
const slicesUpTo = (side, slice) => slices.slice(0, slices.indexOf(slice) + 1).map((each) => `${side}/${each}`);
const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});

export const importBoundaries = {
  files: ['{api,web}/src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': [
      ...['api', 'web'].flatMap((side) =>
        slices.map((slice) => folder(`${side}/${slice}`, `${side}/src/features/${slice}`)),
      ),
      folder('unordered slice', '{api,web}/src/features/*/*'),
      ...layers.flat().map((name) => folder(layer(name), `api/src/${name}`)),
      folder('transports', 'api/src/server'),
      folder('kit', 'web/src/kit'),
      folder('screens', 'web/src/screens'),
      folder('app', 'web/src/app'),
      folder('api', 'api/src'),
      folder('web', 'web/src'),
    ],
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/additional-dependency-nodes': [
      { selector: 'TSImportType > Literal', kind: 'type', name: 'type-import' },
    ],
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkUnknownLocals: true,
        message: '{{ from.element.type }} must not import {{ dependency.source }} (scripts/boundaries.mjs).',
        policies: [
          allow('api', ['api', 'api/*/*', 'api/layer/*', 'transports']),
          allow('transports', ['transports', 'api/*/*', 'api/layer/*']),
          ...slices.map((slice) => allow(`api/${slice}`, [...layersFrom(0), ...slicesUpTo('api', slice)])),
          ...layers.flatMap((row, nth) => row.map((name) => allow(layer(name), layersFrom(nth)))),
          allow('web', ['web', 'web/*/*', 'kit', 'screens', 'app']),
          allow('kit', ['web', 'kit']),
          ...slices.map((slice) => allow(`web/${slice}`, ['web', 'kit', ...slicesUpTo('web', slice)])),
          allow('screens', ['web', 'kit', 'web/*/*', 'screens']),
          allow('app', ['web', 'kit', 'web/*/*', 'screens', 'app']),
        ],
      },
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^api/(?!rules/|pages/|auction-core/)',
            message: 'The web may import only rules, pages and auction-core.',
          },
          { regex: '^web(/|$)', message: 'The api must not import from the web.' },
        ],
      },
    ],
  },
};

/** For `no-restricted-syntax`. */
export const missingExtension = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > Literal[value=/^\\.{1,2}\\u002F(?!.*\\.[a-z]+(\\?\\w+)?$)/]',
  message: 'Add the file extension: the same import has to work in Node, Vite and Jest.',
};
