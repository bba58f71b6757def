// Runs a command of tools/src, which is TypeScript, after installing missing packages.
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';

const [name = '', ...rest] = process.argv.slice(2);
endWithNpm();
ensureInstalled();
await import('tsx');
// A reader that needs no more, such as `head`, closes its end.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));
const [command, { printRefusal }] = await Promise.all(
  [`commands/${name}`, 'print-refusal'].map((file) => import(`./src/${file}.ts`)),
);
await command.run(rest).catch(printRefusal);
