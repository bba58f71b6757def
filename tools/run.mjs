// Runs a command of tools/src, which is TypeScript, after installing missing packages. One that the
// build has compiled, and whose sources are the same since, is loaded as it is.
import { builtCommand } from './lib/built-command.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';

const [name = '', ...rest] = process.argv.slice(2);
endWithNpm();
ensureInstalled();
// A reader that needs no more, such as `head`, closes its end.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));

async function fromSources() {
  await import('tsx');
  const files = [`commands/${name}`, 'print-refusal'];
  const [{ run }, { printRefusal }] = await Promise.all(files.map((file) => import(`./src/${file}.ts`)));
  return { run, printRefusal };
}

const { run, printRefusal } = builtCommand(name) ?? (await fromSources());
await run(rest).catch(printRefusal);
