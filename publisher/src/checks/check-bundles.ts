import ts from 'typescript';
import { sourceFileAt } from '@shop/node/bundles';
import type { Fault } from '@shop/node/refused-error';
import type { VersionFiles } from '../releases/version-files';

const EVAL = 'runs text as code, which the policy of the pages forbids; find out which package does, and replace it';
const GLOBAL_CSS = 'adds global CSS, which would reach the pages of other teams; style its own components instead';

/** The text is a first glance: few bundles have one of these, and parsing all takes a second. */
const SUSPECT = /\beval\b|\bFunction\s*\(|createGlobalStyle/;

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name;

/** What a node does that no remote may do. */
function faultOf(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && isNamed(node.expression, 'eval')) return `eval ${EVAL}`;
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
  if (isCall && isNamed(node.expression, 'Function')) return `Function ${EVAL}`;
  return isNamed(node, 'createGlobalStyle') ? `createGlobalStyle ${GLOBAL_CSS}` : null;
}

interface Place {
  what: string;
  /** The first one is 1. */
  line: number;
}

function findFaults(code: string): Place[] {
  if (!SUSPECT.test(code)) return [];
  const source = ts.createSourceFile('bundle.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    const what = faultOf(node);
    if (what) found.push({ what, line: source.getLineAndCharacterOfPosition(node.end).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const unique = (faults: readonly Fault[]) => [
  ...new Map(faults.map((fault) => [`${fault.where} ${fault.what}`, fault])).values(),
];

/** Global CSS of `shared` is the platform's own, which changes for all teams together. */
const isPlatform = (file: string) => file.startsWith('shared/');

/** The server bundle is not minified, and names its sources. */
function checkServer(file: string, code: string, remote: string): Fault[] {
  return findFaults(code)
    .map(({ what, line }) => ({ where: sourceFileAt(code, remote, line) ?? file, what }))
    .filter(({ where, what }) => !(isPlatform(where) && what.endsWith(GLOBAL_CSS)));
}

function checkBrowserFile(where: string, bytes: Buffer): Fault[] {
  if (where.endsWith('.css')) return [{ where, what: `a style sheet ${GLOBAL_CSS}` }];
  if (!where.endsWith('.js')) return [];
  // Global CSS of a minified script could be the platform's.
  return findFaults(bytes.toString())
    .filter(({ what }) => !what.endsWith(GLOBAL_CSS))
    .map(({ what }) => ({ where, what }));
}

/**
 * Checks that no script of a version runs text as code, or styles what is not its own.
 * @param server name of the server bundle
 */
export function checkBundles(files: VersionFiles, remote: string, server: string): Fault[] {
  const ofServer = checkServer(server, files.get(server)?.toString() ?? '', remote);
  const ofBrowser = [...files].filter(([name]) => name.startsWith('browser/'));
  return unique([...ofServer, ...ofBrowser.flatMap(([name, bytes]) => checkBrowserFile(name, bytes))]);
}
