// Runs a command of tools/src, which is TypeScript: installs what is missing first, then hands over.
import { ensureInstalled } from './lib/install.mjs';

const [name = '', ...rest] = process.argv.slice(2);
ensureInstalled();
if (name === 'lint') {
  await import('./lint/run.mjs');
} else {
  await import('tsx');
  const command = await import(`./src/commands/${name}.ts`);
  await command.run(rest);
}
