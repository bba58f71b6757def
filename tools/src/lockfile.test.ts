import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACES } from '../lib/workspaces.cjs';
import { ROOT_DIR } from './packages';

interface LockedPackage {
  integrity?: string;
  /** True for a package of this repository. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>; // the format is npm's
};

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** What each `package.json` names, apart from packages of this repository. */
const NAMED = ['', ...WORKSPACES].flatMap((folder) => {
  const text = readFileSync(path.join(ROOT_DIR, folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => !name.startsWith('@shop/'))
    .map(([name, version]) => ({ folder, name, version }));
});

const PLATFORM = /(?:linux|darwin|win32)-(?:x64|arm64)/;

/** Binaries for supported platforms that a package names and the lockfile omits. */
function missingBinaries(location: string, { optionalDependencies = {} }: LockedPackage): string[] {
  return Object.keys(optionalDependencies)
    .filter((name) => PLATFORM.test(name))
    .filter((name) => !packages[`${location}/node_modules/${name}`] && !packages[`node_modules/${name}`])
    .map((name) => `${location} needs ${name}`);
}

describe('package-lock.json', () => {
  it('names the binaries for Linux, macOS and Windows, on x64 and arm64', () => {
    const missing = Object.entries(packages).flatMap(([location, entry]) => missingBinaries(location, entry));

    expect(missing).toEqual([]);
  });

  it('names the hash of every package, so that npm installs what was reviewed', () => {
    const installed = Object.entries(packages).filter(([location, { link }]) => /node_modules/.test(location) && !link);
    const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));

    expect(unchecked.map(([location]) => location)).toEqual([]);
  });

  it('covers packages that ship binaries at all', () => {
    const withBinaries = Object.values(packages).filter(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).some((name) => PLATFORM.test(name)),
    );

    expect(withBinaries.length).toBeGreaterThan(0);
  });
});

describe('package.json', () => {
  it('has the version of each dependency once: an upgrade is one line', () => {
    const exact = NAMED.filter(({ version }) => version !== '*');
    const repeated = exact.filter(({ name }, index) => exact.findIndex((other) => other.name === name) !== index);

    expect(repeated).toEqual([]);
    expect(exact.filter(({ version }) => !/^\d/.test(version))).toEqual([]);
  });

  // With the version in a workspace, an upgrade would install a second copy beside the first.
  it('of the root names the versions of what others take as it is there', () => {
    const ofRoot = new Set(NAMED.filter(({ folder }) => folder === '').map(({ name }) => name));
    const taken = NAMED.filter(({ version }) => version === '*');

    expect(taken.filter(({ name }) => !ofRoot.has(name))).toEqual([]);
    expect(taken.map(({ name }) => name)).toContain('react');
  });
});
