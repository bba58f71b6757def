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
/** English only: Russian counts by `shared/src/rules/format`. */
const NOUNS = 'accounts|changes|days|faults|files|mails|orders|renders|tests|versions';
const plural = {
  selector: `TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/^ (${NOUNS})(?![a-z])/]`,
  message: "Write counted(count, 'version') of @shop/shared/counted: one of them is no plural.",
};
const sql = {
  selector:
    ':matches(TemplateElement[value.raw=/^\\s*(select|insert into|update|delete from|with)\\s/i], Literal[value=/^\\s*(select|insert into|update|delete from)\\s/i])',
  message: 'SQL lives in repositories and db/ only.',
};

const styles = {
  selector: 'ImportDeclaration[source.value=/\\.styles$/] > ImportNamespaceSpecifier',
  message: 'Name the styles that are used.',
};

/** Files whose tool requires a default export. */
const CONFIGS = [
  '*.config.{mjs,ts}',
  '**/*.config.{mjs,ts}',
  'tools/codegen.ts',
  'e2e/support/cost-reporter.ts',
  'e2e/support/global-setup.ts',
  '**/*.d.ts',
];
/** Where a process starts and passes the environment on. */
const ENVIRONMENT = [
  '**/settings.ts',
  'api/src/main.ts',
  'host/server/web/main.ts',
  'host/server/prove/main.ts',
  'host/documents/make-pdf.ts',
  ...TESTS,
];
const DATABASE = ['api/src/db/**', '**/*-repository.ts', ...TESTS];

/**
 * Each entry replaces the previous one, so it lists everything that applies to its files.
 * @type {import('eslint').Linter.Config[]}
 */
export const syntaxRules = [
  { rules: { 'no-restricted-syntax': ['error', exportAll, plural, defaultExport] } },
  { files: CONFIGS, rules: { 'no-restricted-syntax': ['error', exportAll, plural] } },
  {
    files: ['{shared,packages,host,mfe-*}/**/*.{ts,tsx}'],
    ignores: [...ENVIRONMENT, ...CONFIGS],
    rules: { 'no-restricted-syntax': ['error', exportAll, plural, defaultExport, environment, styles] },
  },
  {
    files: ['api/**/*.ts'],
    ignores: [...ENVIRONMENT, ...DATABASE, ...CONFIGS],
    rules: { 'no-restricted-syntax': ['error', exportAll, plural, defaultExport, environment, sql] },
  },
  {
    files: ['api/src/db/**/*.ts', 'api/**/*-repository.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', exportAll, plural, defaultExport, environment] },
  },
];
