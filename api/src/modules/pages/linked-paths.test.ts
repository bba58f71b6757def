import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LINKED_PATHS } from './linked-paths';

const SITE_LINKS = path.resolve(__dirname, '../../../../host/src/layout/site-links.ts');

it('names every page of a document that header and footer link to by themselves', () => {
  const source = readFileSync(SITE_LINKS, 'utf8');
  const linked = [...source.matchAll(/to: '(\/[^'?#]*)/g)].map(([, to]) => to ?? '');
  const otherRemotes = /^\/(?:products|services|profile|orders|addresses)$/;

  const expected = new Set(['/', ...linked.filter((to) => !otherRemotes.test(to))]);
  expect([...LINKED_PATHS].sort()).toEqual([...expected].sort());
});
