import path from 'node:path';
import type { CheckTools } from '../checks';
import { temporaryDir, writeFiles } from './temporary-release';

const SCHEMA = 'type Query { product: Product } type Product { id: Int! }';

/**
 * Stands in for the host's program: reports what it was asked to render. A version with `poor` in
 * its name loses a price beside the live one.
 */
const PAGES = `
  let text = '';
  process.stdin.on('data', (part) => { text += part; }).on('end', () => {
    const { remote, candidate, registry, bundles } = JSON.parse(text);
    const losses = candidate?.includes('poor') ? [{ address: '/duos', name: 'price', example: '1 ₽' }] : [];
    if (candidate) return process.stdout.write(JSON.stringify({ tried: 7, of: 7, losses, changed: 0, ms: 0 }));
    const rendered = bundles.map(({ remote, version, code }) => remote + '@' + version + (code.includes('bad') ? ' bad' : ''));
    const isBad = rendered.some((name) => name.endsWith('bad'));
    process.stdout.write(JSON.stringify(isBad ? [{ where: 'route /', what: rendered.join(' ') }] : []));
  });`;

/** A site for checks, with a program that stands in for the host's. */
export function testCheckTools(pages = PAGES): CheckTools {
  const dir = temporaryDir();
  writeFiles(dir, { 'check.cjs': pages });
  return {
    schema: async () => SCHEMA,
    publishedPages: async () => [],
    lists: () => ({}),
    openedAddresses: () => [],
    hostBytes: () => 100_000,
    pagesProgram: path.join(dir, 'check.cjs'),
    browser: { program: '', found: () => ({ missing: 'this is a test' }) },
  };
}
