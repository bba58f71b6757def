// Runs a command in a repository of a team, where this is `run.mjs`, and npm has installed all.
import { checkNode } from './lib/check-node.mjs';

checkNode();
// A reader that needs no more, such as `head`, closes its end.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));
await import(new URL('dist/kit.mjs', import.meta.url).href);
