import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';
import { beginHistory } from './begin-history';

const { env } = process;
const WRITER = { GIT_AUTHOR_NAME: 'Anna', GIT_AUTHOR_EMAIL: 'anna@shop.example' };
const PERSON = { ...WRITER, GIT_COMMITTER_NAME: 'Anna', GIT_COMMITTER_EMAIL: 'anna@shop.example' };

let folder: string;

/** Nothing of the machine's own settings counts. */
const withGit = (more: NodeJS.ProcessEnv) => {
  process.env = { PATH: env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', ...more };
};

beforeEach(() => {
  folder = temporaryDir();
  writeFiles(folder, { 'package.json': '{}', '.gitignore': 'node_modules/\n', 'node_modules/a.js': '' });
  withGit(PERSON);
});

afterEach(() => {
  process.env = env;
});
afterAll(removeTemporaryDirs);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env: process.env, encoding: 'utf8' }).trim();

it('makes a repository whose first commit has everything that is not ignored', () => {
  expect(beginHistory(folder, 'mfe-warranty')).toBeNull();

  expect(git('log', '--format=%an: %s')).toBe('Anna: feat: begin mfe-warranty');
  expect(git('branch', '--show-current')).toBe('main');
  expect(git('ls-files').split('\n')).toEqual(['.gitignore', 'package.json']);
});

it('leaves a folder within a repository to that one', () => {
  beginHistory(folder, 'mfe-warranty');
  writeFiles(folder, { 'inner/package.json': '{}' });

  expect(beginHistory(path.join(folder, 'inner'), 'mfe-inner')).toMatch(/^it lies in a git repository/);

  expect(git('log', '--format=%s')).toBe('feat: begin mfe-warranty');
});

it('says what is left to do where git does not know the person, or is not there', () => {
  withGit({ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.useConfigOnly', GIT_CONFIG_VALUE_0: 'true' });
  expect(beginHistory(folder, 'mfe-warranty')).toBe('git commit has failed: git commit -m "feat: begin mfe-warranty"');

  withGit({ PATH: folder });
  expect(beginHistory(folder, 'mfe-warranty')).toMatch(/^git is not installed/);
});
