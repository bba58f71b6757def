import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TOOLS_DIR } from './packages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-built-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A build that has read a file, has looked for another in vain, and has ended at a time. */
function build(endedAt: Date): void {
  write('tools/src/a.ts', '');
  write('tools/dist/remotes.cjs', `exports.run = 'built';`);
  write('.cache/inputs/tools.json', JSON.stringify({ files: ['tools/src/a.ts'], missing: ['tools/src/a.js'] }));
  utimesSync(path.join(root, '.cache/inputs/tools.json'), endedAt, endedAt);
}

const soon = () => new Date(Date.now() + 10_000);

/** What a command is taken from. In plain Node, as it runs. */
function taken(name = 'remotes'): string {
  const module = pathToFileURL(path.join(TOOLS_DIR, 'lib/built-command.mjs')).href;
  const script = `import { builtCommand } from '${module}';
    process.stdout.write(builtCommand('${name}', '${root}')?.run ?? 'sources');`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

it('a command that is built is loaded as it is', () => {
  build(soon());

  expect(taken()).toBe('built');
});

it('its sources run when one of them was written after the build, or another would now be taken', () => {
  build(new Date(0));
  expect(taken()).toBe('sources');

  build(soon());
  write('tools/src/a.js', '');
  expect(taken()).toBe('sources');
});

it('its sources run where nothing is built, and so do those of most other commands', () => {
  expect(taken()).toBe('sources');

  build(soon());
  expect(taken('build')).toBe('sources');
  for (const name of ['backup', 'serve']) {
    write(`tools/dist/${name}.cjs`, `exports.run = 'built';`);
    expect(taken(name)).toBe('built');
  }
  rmSync(path.join(root, 'tools/dist'), { recursive: true });
  expect(taken()).toBe('sources');
});
