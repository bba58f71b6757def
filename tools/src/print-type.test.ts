import ts from 'typescript';
import { createTypePrinter } from './print-type';

const FILE = '/shop/props.ts';
const PACKAGE = '/shop/node_modules/react/index.d.ts';

/** The types of what a file exports, whose package is in the compiler's memory only. */
function printed(code: string): string[] {
  const files: Readonly<Record<string, string>> = {
    [FILE]: code,
    [PACKAGE]: 'export interface ReactNode { key: string } export type Handler = (event: string) => void;',
  };
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    files[name] === undefined ? read(name, ...rest) : ts.createSourceFile(name, files[name], ts.ScriptTarget.ES2022);
  host.fileExists = (name) => name in files;
  host.resolveModuleNameLiterals = (names) =>
    names.map(() => ({
      resolvedModule: { resolvedFileName: PACKAGE, extension: '.d.ts', isExternalLibraryImport: true },
    }));
  const program = ts.createProgram([FILE], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error('the code exports nothing');
  const print = createTypePrinter(checker);
  return checker.getExportsOfModule(symbol).map((one) => print(checker.getTypeOfSymbol(one)));
}

const WRITTEN = [
  ['string', 'string'],
  ['boolean', 'boolean'],
  ["'a' | 'b'", '"a" | "b"'],
  ['number | null', 'null | number'],
  ['{ title: string; count?: number }', '{ title: string; count?: undefined | number }'],
  ['{ readonly "data-id": string }', '{ "data-id": string }'],
  ['{}', '{}'],
  ['string[]', 'ReadonlyArray<string>'],
  ['readonly { id: number }[]', 'ReadonlyArray<{ id: number }>'],
  ['[string, number]', '[string, number]'],
  ['(id: number, note?: string) => void', '(id: number, note?: undefined | string) => void'],
  ['(...ids: number[]) => Promise<string>', '(...ids: ReadonlyArray<number>) => Promise<string>'],
  ['((id: number) => void) | null', 'null | ((id: number) => void)'],
  ['{ a: string } & { b: number }', '{ a: string; b: number }'],
  ['Date', 'Date'],
  ['Map<string, number>', 'Map<string, number>'],
] as const;

it('writes types so that they need no import', () => {
  const code = WRITTEN.map(([type], index) => `export declare const props${index}: ${type};`).join('\n');

  expect(printed(code)).toEqual(WRITTEN.map(([, text]) => text));
});

it('writes out other declarations, of packages only the name, and ends where a type refers to itself', () => {
  const [goods, parts, node] = printed(`
    import type { ReactNode, Handler } from 'react';
    interface Price { kopecks: number }
    type Goods = { price: Price };
    interface Node { next: Node }
    export declare const goods: Goods;
    export declare const parts: { children: ReactNode; onPress: Handler };
    export declare const node: Node;`);

  expect(goods).toBe('{ price: { kopecks: number } }');
  expect(parts).toBe("{ children: { '': 'ReactNode' }; onPress: (event: string) => void }");
  expect(node).toMatch(/^(\{ next: )+unknown( \})+$/);
});
