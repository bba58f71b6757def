import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import ts from 'typescript';
import { swcOptions } from '../../webpack/rules.cjs';
import { filesBelow } from '../fingerprint';
import { ROOT_DIR } from '../packages';
import { packagesIn } from './packages-in';

const require: (request: string) => unknown = createRequire(import.meta.url);

const SHARED_DIR = path.join(ROOT_DIR, 'shared');
const SOURCE_DIR = path.join(SHARED_DIR, 'src');

/** What only programs of the site need. Remotes run on their host's server without it. */
const LEFT_OUT = new Set(['./federation/contract', './federation/registry', './package.json', './ui/logo-paths']);

const ASSET = /\bfrom '([^']+\.(?:woff2|svg|png))'/g;

interface SharedPackage {
  version: string;
  description: string;
  exports: Record<string, string>;
}

/** The sources that the entries need, and their types in `outDir`. */
function emitTypes(entries: readonly string[], outDir: string): string[] {
  const configFile = path.join(SHARED_DIR, 'tsconfig.json');
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic) => {
    throw new Error(`${configFile}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  };
  const readers = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const parsed = ts.getParsedCommandLineOfConfigFile(configFile, {}, readers);
  const { tsBuildInfoFile: _buildInfo, ...options } = parsed?.options ?? {};
  const ambient = (parsed?.fileNames ?? []).filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...entries, ...ambient], {
    ...options,
    ...{ composite: false, incremental: false, declaration: true, emitDeclarationOnly: true },
    rootDir: SOURCE_DIR,
    outDir,
  });
  program.emit();
  return program
    .getSourceFiles()
    .map(({ fileName }) => path.resolve(fileName))
    .filter((file) => file.startsWith(`${SOURCE_DIR}${path.sep}`));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * One source, as a module for webpack and as CommonJS for tests, with the pictures it names.
 * @returns what it has read
 */
function compile(file: string, outDir: string): string[] {
  const relative = path.relative(SOURCE_DIR, file);
  if (file.endsWith('.json')) {
    for (const form of ['esm', 'cjs', 'types']) cpSync(file, path.join(outDir, form, relative));
    return [file];
  }
  const text = readFileSync(file, 'utf8');
  const assets = [...text.matchAll(ASSET)].map(([, asset = '']) => path.resolve(path.dirname(file), asset));
  for (const [form, type] of [['esm', 'es6'] as const, ['cjs', 'commonjs'] as const]) {
    const { code } = transformSync(text, {
      ...swcOptions(),
      ...{ filename: file, swcrc: false, configFile: false, module: { type } },
    });
    write(path.join(outDir, form, relative.replace(/\.tsx?$/, '.js')), code);
    for (const asset of assets) cpSync(asset, path.join(outDir, form, path.relative(SOURCE_DIR, asset)));
  }
  return [file, ...assets];
}

const withExtension = (file: string, extension: string) => file.replace('./src/', '').replace(/\.ts$/, extension);

/**
 * Writes `@shop/shared` as a package that needs no workspace: JavaScript and types.
 * @returns the files that it is made from
 */
export function compileShared(outDir: string): string[] {
  const { version, description, exports } = require(path.join(SHARED_DIR, 'package.json')) as SharedPackage;
  const entries = Object.entries(exports).filter(([name]) => !LEFT_OUT.has(name));
  const files = entries.map(([, file]) => path.join(SHARED_DIR, file));
  const sources = emitTypes(files, path.join(outDir, 'types'));
  const read = sources.filter((file) => !file.endsWith('.d.ts')).flatMap((file) => compile(file, outDir));
  // A build tells which operations it has.
  for (const file of filesBelow(SOURCE_DIR).filter((name) => name.endsWith('.graphql')))
    cpSync(file, path.join(outDir, path.relative(SHARED_DIR, file)));
  const forms = (file: string) => ({
    types: `./types/${withExtension(file, '.d.ts')}`,
    require: `./cjs/${withExtension(file, '.js')}`,
    default: `./esm/${withExtension(file, '.js')}`,
  });
  const manifest = {
    ...{ name: '@shop/shared', version, description, license: 'UNLICENSED', sideEffects: false },
    exports: {
      ...Object.fromEntries(entries.map(([name, file]) => [name, forms(file)])),
      './package.json': './package.json',
    },
    dependencies: packagesIn(outDir),
  };
  write(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return [...sources, ...read];
}
