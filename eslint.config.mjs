import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './tools/lint/eslint/import-rules.mjs';
import { browserRules } from './tools/lint/eslint/supported-apis.mjs';
import { syntaxRules } from './tools/lint/eslint/syntax-rules.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];

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
    extends: [tseslint.configs.strict],
    // Rules that need types are in .oxlintrc.json: oxlint runs them in a seventh of the time.
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
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
);
