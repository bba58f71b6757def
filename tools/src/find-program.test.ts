import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram, type WantedProgram } from './find-program';
import { removeTemporaryDirs, temporaryDir } from '@shop/publisher/testing';

jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawnSync: jest.fn(),
}));
jest.mock('./packages', () => {
  const { temporaryDir: makeDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  return { ...jest.requireActual<object>('./packages'), CACHE_DIR: makeDir() };
});

const run = jest.mocked(spawnSync);
const { CACHE_DIR } = jest.requireMock<{ CACHE_DIR: string }>('./packages');
const unpacked = path.join(CACHE_DIR, 'debian/test-package/usr/bin/test-program');
const itOnDebian = existsSync('/etc/debian_version') ? it : it.skip;

const wanted: WantedProgram = {
  title: 'test program',
  variable: 'TEST_PROGRAM_PATH',
  names: ['other-name', 'test-program'],
  debianPackage: 'test-package',
  isService: true,
};

function addProgram(folder: string, name = 'test-program'): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

const { env } = process;

beforeEach(() => {
  process.env = { ...env, PATH: temporaryDir() };
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  run.mockReset().mockReturnValue({ status: 1 } as SpawnSyncReturns<string>); // only the status is read
});

afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
  rmSync(CACHE_DIR, { recursive: true, force: true });
});

afterAll(removeTemporaryDirs);

it('takes the program that the setting names', () => {
  const given = addProgram(temporaryDir(), 'any-name');
  addProgram(process.env.PATH ?? '');
  process.env.TEST_PROGRAM_PATH = given;

  expect(findProgram(wanted)).toBe(given);
});

it('refuses a setting that names no program', () => {
  process.env.TEST_PROGRAM_PATH = '/none';

  expect(() => findProgram(wanted)).toThrow('TEST_PROGRAM_PATH is not a program that can be run: /none');
});

it('finds an installed program in PATH, and elsewhere', () => {
  const elsewhere = addProgram(temporaryDir());
  const program = { ...wanted, usualPlaces: [elsewhere] };
  expect(findProgram(program)).toBe(elsewhere);

  const inPath = addProgram(process.env.PATH ?? '');
  expect(findProgram(program)).toBe(inPath);
  expect(run).not.toHaveBeenCalled();
});

itOnDebian('unpacks the package of a service, so that none starts', () => {
  run.mockImplementation((_command, args = [], { cwd = '' } = {}) => {
    if (args[0] === 'download') writeFileSync(path.join(String(cwd), 'test-package.deb'), '');
    if (args[0] === '-x') addProgram(path.join(String(args[2]), 'usr/bin'));
    return { status: 0 } as SpawnSyncReturns<string>;
  });

  expect(findProgram(wanted)).toBe(unpacked);
  expect(run.mock.calls.flatMap(([, args]) => args)).not.toContain('install');
});

it('says what to install when there is none', () => {
  expect(() => findProgram(wanted)).toThrow(
    'No test program found: install it (Debian\'s package is "test-package"), or set TEST_PROGRAM_PATH to its program.',
  );
});
