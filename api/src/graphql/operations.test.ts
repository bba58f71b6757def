import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { concatAST, NoUnusedFragmentsRule, parse, Source, specifiedRules, validate } from 'graphql';
import { apiSchema } from './schema';

const ROOT = path.resolve(__dirname, '../../..');

/** A fragment may be used in code. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The sources of all that asks the API. Versions that are live: `npm run remotes -- check-api`. */
const PACKAGES = readdirSync(ROOT).filter((name) => /^(shared|host|mfe-[\w-]+)$/.test(name));

function documentsOf(name: string) {
  const folder = path.join(ROOT, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => parse(new Source(readFileSync(path.join(folder, file), 'utf8'), `${name}/src/${file}`)));
}

it.each(PACKAGES)('answers all operations of %s', (name) => {
  const mistakes = validate(apiSchema, concatAST(documentsOf(name)), RULES);

  expect(mistakes.map(({ message, nodes }) => `${nodes?.[0]?.loc?.source.name}: ${message}`)).toEqual([]);
});

it('is asked by every kind of package', () => {
  expect(PACKAGES).toEqual(expect.arrayContaining(['host', 'shared', 'mfe-catalog']));
});
