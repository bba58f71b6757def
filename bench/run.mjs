// Measures the shop by TypeScript sources, after installing missing packages.
import { endWithNpm } from '../tools/lib/end-with-npm.mjs';
import { ensureInstalled } from '../tools/lib/install.mjs';

endWithNpm();
ensureInstalled();
await import('tsx');
const [{ run }, { printRefusal }] = await Promise.all(
  ['./src/main.ts', '@shop/tools/print-refusal'].map((file) => import(file)),
);
await run(process.argv.slice(2)).catch(printRefusal);
