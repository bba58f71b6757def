import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { sharedVersions, versionOf } from '../../webpack/federation.cjs';
import { dependenciesOf, withFiles, type Dependencies } from '../build-record';
import { CACHE_DIR, KIT_FILES, ROOT_DIR, TOOLS_DIR } from '../packages';
import { runWebpack } from '../run-webpack';
import { compileShared } from './compile-shared';
import { nameByContents, pack } from './pack';
import { packagesIn } from './packages-in';

const require: (request: string) => unknown = createRequire(import.meta.url);

const OUT_DIR = path.join(TOOLS_DIR, 'dist/kit');
const WORK_DIR = path.join(CACHE_DIR, 'kit');

/** What no file of the kit imports by name: command lines, types, and what the host shares. */
const NEEDED = [
  '@graphql-codegen/cli',
  '@graphql-codegen/client-preset',
  '@graphql-typed-document-node/core',
  '@module-federation/webpack-bundler-runtime',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@swc/core',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'react',
  'react-dom',
  'react-refresh',
  'styled-components',
  'ts-jest',
  'typescript',
  'urql',
  'zustand',
];

interface RootPackage {
  engines: { node: string };
  browserslist: string[];
  overrides: Record<string, string>;
}

const rootPackage = () => require(path.join(ROOT_DIR, 'package.json')) as RootPackage;

function writeManifest(folder: string, manifest: object): void {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function gatherTools(folder: string): void {
  for (const file of KIT_FILES) cpSync(path.join(TOOLS_DIR, file), path.join(folder, file), { recursive: true });
  cpSync(path.join(TOOLS_DIR, 'kit.mjs'), path.join(folder, 'run.mjs'));
  const { engines, browserslist } = rootPackage();
  const version = versionOf('@shop/tools');
  const dependencies = packagesIn(folder, NEEDED);
  const head = { name: '@shop/tools', version, license: 'UNLICENSED', type: 'module' };
  writeManifest(folder, { ...head, engines, browserslist, dependencies });
}

function gatherCreateRemote(folder: string): void {
  cpSync(path.join(TOOLS_DIR, 'kit/create-remote/bin.cjs'), path.join(folder, 'bin.cjs'));
  const version = versionOf('@shop/tools');
  const bin = { 'create-remote': 'bin.cjs' };
  writeManifest(folder, { name: '@shop/create-remote', version, license: 'UNLICENSED', bin });
}

/**
 * Packs what a remote needs in a repository of its own, for `/delivery/kit/`: `@shop/shared`, these
 * tools, and what makes such a repository.
 */
export async function buildKit(): Promise<Dependencies> {
  for (const folder of [OUT_DIR, WORK_DIR]) rmSync(folder, { recursive: true, force: true });
  for (const folder of [OUT_DIR, ...['shared', 'tools/dist', 'create-remote'].map((name) => path.join(WORK_DIR, name))])
    mkdirSync(folder, { recursive: true });
  const programs = require(path.join(TOOLS_DIR, 'kit/webpack.config.cjs')) as (outputDir: string) => Configuration[];
  const read = dependenciesOf(await runWebpack(programs(WORK_DIR)));
  renameSync(path.join(WORK_DIR, 'kit.mjs'), path.join(WORK_DIR, 'tools/dist/kit.mjs'));
  renameSync(path.join(WORK_DIR, 'create-remote.cjs'), path.join(WORK_DIR, 'create-remote/create-remote.cjs'));
  const compiled = compileShared(path.join(WORK_DIR, 'shared'));
  gatherTools(path.join(WORK_DIR, 'tools'));
  gatherCreateRemote(path.join(WORK_DIR, 'create-remote'));
  const packed = (name: string) => pack(path.join(WORK_DIR, name), OUT_DIR);
  const packages = {
    '@shop/shared': nameByContents(OUT_DIR, packed('shared'), 'shop-shared'),
    '@shop/tools': nameByContents(OUT_DIR, packed('tools'), 'shop-tools'),
  };
  renameSync(path.join(OUT_DIR, packed('create-remote')), path.join(OUT_DIR, 'create-remote.tgz'));
  const { engines, overrides } = rootPackage();
  const kit = { node: engines.node, packages, provides: sharedVersions(), overrides };
  writeFileSync(path.join(OUT_DIR, 'kit.json'), `${JSON.stringify(kit, null, 2)}\n`);
  return withFiles(read, compiled);
}
