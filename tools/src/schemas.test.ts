import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT_DIR } from './packages';

/** Their messages are read by engineers: settings, the registry, documents of pages. */
const FOR_ENGINEERS = ['shared/src/federation/registry/read-registry.ts', 'packages/node/src/settings/fields.ts'];
/** The home of the fields of forms, whose test shows that they speak Russian. */
const FIELDS = 'shared/src/rules/validation/schema.ts';

// `object` has no message of its own here: a form always gives one.
const HARMLESS = /^(?:object|ValidationError|type .*|)$/;

const SOURCES = [...['api', 'host', 'shared', 'packages/node', ...REMOTES].map((name) => `${name}/src`), 'host/server'];

function sourcesIn(folder: string): string[] {
  const files = readdirSync(path.join(ROOT_DIR, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`);
}

/** The builders of yup that a file imports. */
function buildersOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT_DIR, file), 'utf8');
  const imports = [...source.matchAll(/(?:import|export) (?!type)\{([^}]*)\} from 'yup'/g)];
  return imports
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => !HARMLESS.test(name));
}

it('makes every field of every form of the fields that speak Russian, never of yup itself', () => {
  const files = SOURCES.flatMap(sourcesIn);
  const direct = files.filter((file) => buildersOf(file).length > 0);

  expect(files.length).toBeGreaterThan(500);
  expect(direct.toSorted()).toEqual([...FOR_ENGINEERS, FIELDS].toSorted());
});
