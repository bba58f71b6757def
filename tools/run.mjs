// Runs a command of tools/src, which is TypeScript, after installing missing packages.
import { ensureInstalled } from './lib/install.mjs';

const [name = '', ...rest] = process.argv.slice(2);
ensureInstalled();
await import('tsx');
const command = await import(`./src/commands/${name}.ts`);
/** What people can mend. Everything else is a mistake of the program, and shows its stack. */
const EXPECTED = ['RefusedError', 'SettingsError', 'StoreError'];
try {
  await command.run(rest);
} catch (error) {
  if (!(error instanceof Error) || !EXPECTED.includes(error.name)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
