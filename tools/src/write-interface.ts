import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, visit } from 'graphql';
import ts from 'typescript';
import { OPERATIONS_FILE, TYPES_FILE } from '@shop/publisher/version-files';
import { filesBelow } from './fingerprint';
import { ROOT_DIR, SHARED_DIR, type RemoteName } from './packages';
import { createTypePrinter } from './print-type';
import { builtDir } from './release';

/** Whether a bundle contains one of the document's operations: of `shared`, few are in each. */
function isUsed(document: string, bundle: string): boolean {
  let isFound = false;
  visit(parse(document), {
    OperationDefinition({ name }) {
      isFound ||= bundle.includes(`"${name?.value}"`);
    },
  });
  return isFound;
}

/** The GraphQL documents of a package, and those of `shared` that its bundle contains, by file. */
function operationsOf(name: RemoteName | 'host', bundle: string): Record<string, string> {
  const packageDir = path.join(ROOT_DIR, name);
  const documents = [packageDir, SHARED_DIR].flatMap((folder) =>
    filesBelow(path.join(folder, 'src'))
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => [path.relative(path.dirname(folder), file), readFileSync(file, 'utf8')] as const)
      .filter(([, text]) => folder === packageDir || isUsed(text, bundle)),
  );
  return Object.fromEntries(documents);
}

/** Writes the operations of a finished build. */
export function writeOperations(name: RemoteName | 'host', distDir: string, bundle: string): void {
  writeFileSync(path.join(distDir, OPERATIONS_FILE), `${JSON.stringify(operationsOf(name, bundle), null, 2)}\n`);
}

const EXPOSE = 'src/expose/remote.ts';

/** A file beside the expose that only the compiler sees. */
const PROBE = 'src/expose/widget-props.ts';
const PROBE_TEXT = `
import type { remote } from './remote';
type Remote = typeof remote;
type Loaders = Remote extends { widgets: infer Widgets } ? Widgets : {};
type PropsOf<Load> = Load extends () => Promise<{ Widget: (props: infer Props) => unknown }> ? Bare<Props> : unknown;
type Bare<Props> = { [Name in keyof Props as string extends Name ? never : Name extends 'data' ? never : Name]: Props[Name] };
export declare const props: { [Name in keyof Loaders]: PropsOf<Loaders[Name]> };
`;

/**
 * The types of the props of each widget, written out, so that they need no other file, and the
 * files that they are read from.
 */
function widgetTypes(packageDir: string): { members: string; files: string[] } {
  const configFile = path.join(packageDir, 'tsconfig.json');
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic) => {
    throw new Error(`${configFile}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  };
  const readers = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const { options = {} } = ts.getParsedCommandLineOfConfigFile(configFile, {}, readers) ?? {};
  const probe = path.join(packageDir, PROBE);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    path.resolve(file) === probe ? ts.createSourceFile(file, PROBE_TEXT, ts.ScriptTarget.Latest) : read(file, ...rest);
  const program = ts.createProgram([probe, path.join(packageDir, EXPOSE)], { ...options, noEmit: true }, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(probe);
  const symbol = source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores('props'));
  if (!symbol) throw new Error(`${packageDir}: the types of the widgets cannot be read`);
  const print = createTypePrinter(checker);
  const widgets = checker.getTypeOfSymbol(symbol).getProperties();
  const members = widgets.map((widget) => `  '${widget.name}': ${print(checker.getTypeOfSymbol(widget))};\n`).join('');
  const files = program.getSourceFiles().map(({ fileName }) => path.resolve(fileName));
  return { members, files: files.filter((file) => file !== probe) };
}

/** Reading types takes seconds. */
const hasWidgets = (packageDir: string) => /\bwidgets\b/.test(readFileSync(path.join(packageDir, EXPOSE), 'utf8'));

/**
 * Writes what checks need of a built remote besides its bundles: its operations, and the types of
 * its widgets' props.
 * @returns the files that the types are read from
 */
export function writeInterface(name: RemoteName, distDir = builtDir(name)): string[] {
  const packageDir = path.join(ROOT_DIR, name);
  const bundle = readFileSync(path.join(distDir, 'server.cjs'), 'utf8');
  writeOperations(name, distDir, bundle);
  const { members, files } = hasWidgets(packageDir) ? widgetTypes(packageDir) : { members: '', files: [] };
  writeFileSync(path.join(distDir, TYPES_FILE), `export interface Widgets {\n${members}}\n`);
  return files;
}
