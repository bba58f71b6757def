import path from 'node:path';
import { updateLock } from './schema-lock';

// npm run schemas -w mfe-solutions
try {
  updateLock(path.resolve(import.meta.dirname, '..'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
