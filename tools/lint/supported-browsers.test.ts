import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import browserslist from 'browserslist';

const repository = path.resolve(__dirname, '../..');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supported-browsers-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a linter that found something, or nothing, has written. */
async function outputOf(program: string, args: string[]): Promise<unknown> {
  const output = await promisify(execFile)(process.execPath, [path.join(repository, program), ...args], {
    cwd: folder,
  }).catch((error: unknown) => error as { stdout: string; stderr: string }); // as it is with findings
  return JSON.parse(output.stdout || output.stderr);
}

const floorOf = (id: string) =>
  browserslist.loadConfig({ path: repository })?.find((line) => line.startsWith(`${id} `));

describe('the supported browsers', () => {
  it('are the same in CONTRIBUTING.md and browserslist', async () => {
    const readme = await readFile(path.join(repository, 'CONTRIBUTING.md'), 'utf8');
    const [, section = ''] = /\n## Supported browsers\n([^]*?)\n## /.exec(readme) ?? [];
    const stated = new Map(
      [...section.matchAll(/^\| ([^|]+?) +\| ([\d.]+)/gm)].map(([, name, floor]) => [name, floor]),
    );

    expect(browserslist.loadConfig({ path: repository })).toEqual([
      `chrome >= ${stated.get('Chrome')}`,
      `edge >= ${stated.get('Edge')}`,
      `firefox >= ${stated.get('Firefox')}`,
      `safari >= ${stated.get('Safari')}`,
      `ios_saf >= ${stated.get('Safari on iOS')}`,
    ]);
  });

  it('begin with the Firefox ESR before the current one', () => {
    // When Mozilla has a new one, it comes here, and the one that was here becomes the floor.
    expect(browserslist('Firefox ESR').at(-1)).toBe('firefox 153');
    expect(floorOf('firefox')).toBe('firefox >= 140');
  });
});

/** Both lints start with everything that the workspace lints with: each runs once, on two files. */
const MISSING_APIS = `
  URL.canParse('/');
  requestIdleCallback(() => undefined);
  window.requestIdleCallback(() => undefined);
  void navigator.share();
  document.startViewTransition(() => undefined);
  const { clipboard, share } = navigator;
  new URLPattern();
  document.body.checkVisibility();
  AbortSignal.any([]);
  [].toSorted();
`;
const GOOD_APIS = `
  if ('requestIdleCallback' in window) requestIdleCallback(() => undefined);
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) void navigator.share();
  export const isGood = 'canParse' in URL ? URL.canParse('/') : true;
  export const isSeen = typeof document.body.checkVisibility !== 'function' || document.body.checkVisibility();
  export const copy = structuredClone([1].toSorted());
  void fetch('/').then((response) => response.json());
`;

describe('the lint of APIs', () => {
  let found: Record<string, string[]> = {};

  beforeAll(async () => {
    const files = { 'missing.ts': MISSING_APIS, 'good.ts': GOOD_APIS };
    for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, name), source);
    const compilerOptions = { lib: ['es2023', 'dom'], types: [], strict: true };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    await writeFile(
      path.join(folder, 'eslint.config.mjs'),
      `import tseslint from '${repository}/node_modules/typescript-eslint/dist/index.js';
       import { browserRules } from '${repository}/tools/lint/eslint/supported-apis.mjs';
       const parserOptions = { project: ['./tsconfig.json'], tsconfigRootDir: '${folder}' };
       const languageOptions = { parser: tseslint.parser, parserOptions };
       export default browserRules.map((rules) => ({ ...rules, files: ['*.ts'], languageOptions }));`,
    );
    const results = (await outputOf('node_modules/eslint/bin/eslint.js', ['--format', 'json', '.'])) as {
      filePath: string;
      messages: { message: string }[];
    }[];
    found = Object.fromEntries(
      results.map(({ filePath, messages }) => [path.basename(filePath), messages.map(({ message }) => message)]),
    );
  });

  it('reports what a supported browser lacks, and what to ask for', () => {
    const messages = found['missing.ts'] ?? [];

    expect(messages.map((message) => message.replace(/ is missing.*/, ''))).toEqual([
      'canParse',
      'requestIdleCallback',
      'requestIdleCallback',
      'share',
      'startViewTransition',
      'share',
      'URLPattern',
      'checkVisibility',
      'any',
    ]);
    expect(messages[0]).toBe(
      "canParse is missing in Safari on iOS 16.4, Safari 16.4: ask for it first, `if ('canParse' in URL)`.",
    );
  });

  it('accepts what is asked for, and what all of them have', () => {
    expect(found['good.ts']).toEqual([]);
  });
});

const MISSING_CSS = `
  text-decoration: underline 1px red;
  user-select: none;
  color: light-dark(red, blue);
  field-sizing: content;
  &:open { color: red; }
  @starting-style { opacity: 0; }
`;
const GOOD_CSS = `
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  -webkit-user-select: none;
  user-select: none;
  text-wrap: balance;
  height: 100dvh;
  &:has(:checked) { color: color-mix(in srgb, red, blue); }
  @supports (field-sizing: content) { field-sizing: content; }
`;

describe('the lint of CSS', () => {
  let found: Record<string, string[]> = {};

  beforeAll(async () => {
    const files = { 'missing.styles.ts': MISSING_CSS, 'good.styles.ts': GOOD_CSS };
    for (const [name, css] of Object.entries(files)) {
      const source = `import styled from 'styled-components';\nexport const Block = styled.div\`${css}\`;\n`;
      await writeFile(path.join(folder, name), source);
    }
    const config = path.join(repository, 'stylelint.config.mjs');
    const args = ['--config', config, '--formatter', 'json', ...Object.keys(files)];
    const results = (await outputOf('node_modules/stylelint/bin/stylelint.mjs', args)) as {
      source: string;
      warnings: { text: string }[];
    }[];
    found = Object.fromEntries(
      results.map(({ source, warnings }) => [path.basename(source), warnings.map(({ text }) => text)]),
    );
  });

  it('reports what a supported browser drops', () => {
    const texts = found['missing.styles.ts'] ?? [];

    expect(texts.map((text) => text.replace(/ is missing.*/, ''))).toEqual([
      'user-select',
      'light-dark()',
      'field-sizing',
      'field-sizing: content',
      ':open',
      '@starting-style',
      expect.stringContaining('"underline 1px red" for property "text-decoration"'),
    ]);
  });

  it('accepts prefixes, conditions, and what all of them know', () => {
    expect(found['good.styles.ts']).toEqual([]);
  });
});
