import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../packages';
import { HELP } from './help-texts';

const commands = HELP.flatMap(({ lines }) => lines.map(({ command }) => command));

it('npm run help prints every command with what it does', () => {
  const printed = execFileSync(process.execPath, ['tools/run.mjs', 'help'], { cwd: ROOT_DIR, encoding: 'utf8' });

  for (const command of commands) expect(printed).toContain(`  ${command}\n`);
});

it('names every script of the root', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = (script: string) =>
    commands.some((command) => command.split(' ').slice(0, 3).join(' ').includes(script)) || script === 'help';

  expect(Object.keys(scripts).filter((script) => !named(script))).toEqual([]);
});
