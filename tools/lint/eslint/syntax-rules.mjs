import { TESTS } from './import-rules.mjs';

const exportAll = { selector: 'ExportAllDeclaration', message: 'List exported names one by one.' };
const defaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name; a default only where a tool demands it.',
};
const environment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Settings are parsed once, in settings.ts; process.env is read nowhere else.',
};
const sql = {
  selector:
    ':matches(TemplateElement[value.raw=/^\\s*(select|insert into|update|delete from|with)\\s/i], Literal[value=/^\\s*(select|insert into|update|delete from)\\s/i])',
  message: 'SQL lives in repositories and db/ only.',
};
// A unit taken from a glyph needs its font while styles are worked out, and where that has not arrived, a search for the fall-back.
const glyphUnit = {
  selector: 'TemplateElement[value.raw=/\\d(ch|ex|ic|cap)\\b/]',
  message: 'Lengths are in em, rem or px; ch and its like hold up the first paint.',
};

/** Files whose default export a tool asks for. */
const CONFIGS = [
  '*.config.{mjs,ts}',
  '**/*.config.{mjs,ts}',
  'tools/codegen.ts',
  'e2e/support/global-setup.ts',
  '**/*.d.ts',
];
/** Where a process starts: it hands the environment on. */
const ENVIRONMENT = [
  '**/settings.ts',
  'api/src/main.ts',
  'host/server/main.ts',
  'host/documents/make-pdf.ts',
  ...TESTS,
];
const DATABASE = ['api/src/db/**', '**/*-repository.ts', ...TESTS];

/**
 * Each entry replaces the one before, so that it lists all that still holds there.
 * @type {import('eslint').Linter.Config[]}
 */
export const syntaxRules = [
  { rules: { 'no-restricted-syntax': ['error', exportAll, defaultExport] } },
  { files: CONFIGS, rules: { 'no-restricted-syntax': ['error', exportAll] } },
  {
    files: ['{shared,host,mfe-*}/**/*.{ts,tsx}'],
    ignores: [...ENVIRONMENT, ...CONFIGS],
    rules: { 'no-restricted-syntax': ['error', exportAll, defaultExport, environment, glyphUnit] },
  },
  {
    files: ['api/**/*.ts'],
    ignores: [...ENVIRONMENT, ...DATABASE, ...CONFIGS],
    rules: { 'no-restricted-syntax': ['error', exportAll, defaultExport, environment, sql] },
  },
  {
    files: ['api/src/db/**/*.ts', 'api/**/*-repository.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', exportAll, defaultExport, environment] },
  },
];
