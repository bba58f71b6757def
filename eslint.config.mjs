import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules, TESTS } from './tools/lint/eslint/import-rules.mjs';
import { browserRules } from './tools/lint/eslint/supported-apis.mjs';
import { syntaxRules } from './tools/lint/eslint/syntax-rules.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];

/**
 * The packages for which the rules run that need types, which cost most of the time: all, unless
 * `npm run lint -- --typed=` names them.
 */
const TYPED = process.env.LINT_TYPED?.split(',').filter(Boolean);

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/generated/',
      '**/coverage/',
      '**/node_modules/',
      '.cache/',
      '.data/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs,cjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      // Prettier wraps code, but not comments. Directives cannot be wrapped.
      'max-len': [
        'error',
        {
          code: 200,
          comments: 100,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignorePattern: 'eslint-disable',
        },
      ],
    },
  },
  { files: ['*/**'], rules: { 'check-file/folder-naming-convention': ['error', { '**/': 'KEBAB_CASE' }] } },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['tools/webpack/*.cjs'], languageOptions: { globals: { __webpack_public_path__: 'writable' } } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    // One program for all packages: with one for each, their common types are checked nine times.
    languageOptions: {
      parserOptions: { project: ['./tools/tsconfig/lint.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A caller that names the type of a row or a reply reads better than a cast at each call.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Handlers of Fastify and doubles of tests are async because their caller awaits them.
      '@typescript-eslint/require-await': 'off',
      // React takes async handlers; what they reject with is caught inside of them.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // A test reads answers as they come: what is in them is what it proves.
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['{shared,host,mfe-*}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: ['{shared,packages/*,host,mfe-*,api}/{src,server,kit}/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  ...syntaxRules,
  ...importRules,
  ...browserRules,
  TYPED
    ? {
        files: TYPESCRIPT,
        ignores: TYPED.map((name) => `${name}/**`),
        extends: [tseslint.configs.disableTypeChecked],
        linterOptions: { reportUnusedDisableDirectives: false }, // some are for those rules
        rules: { 'browsers/supported-apis': 'off' },
      }
    : [],
);
