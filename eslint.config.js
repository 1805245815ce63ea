import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importBoundaries, missingExtension } from './scripts/boundaries.mjs';

export default tseslint.config(
  { ignores: ['**/dist/', '**/*.generated.ts', '.data/', '**/.cache/', '.screens/', 'web/public/'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: {
      globals: globals.node,
      // With decorators' metadata an import of a type may be needed when the program runs.
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': ['error', missingExtension],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  importBoundaries,
  { files: ['{api,web}/src/**'], rules: { 'func-style': ['error', 'expression'] } },
  {
    files: ['{api,web}/src/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['{api,web}/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['web/src/**', 'web/colorScheme.js'],
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'api/test/**', 'web/test/**'],
    languageOptions: { globals: { ...globals.jest, ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
  {
    // Command-line programs.
    files: [
      'api/src/main.ts',
      'api/src/admin.ts',
      'api/src/migrate.ts',
      'api/src/rotateKey.ts',
      'api/src/contract/writeOrCompare.ts',
      'api/src/features/deals/auctions/verifier/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['examples/**', 'scripts/**', 'bench/**', 'clients/**', '**/*.cjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
    languageOptions: { globals: globals.node },
  },
);
