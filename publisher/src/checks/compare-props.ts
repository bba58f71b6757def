import path from 'node:path';
import ts from 'typescript';

/** The type of a widget's props, as text, by the widget's name. */
export type WidgetProps = ReadonlyMap<string, string>;

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : '');

/** Reads the interface `Widgets` of a version's `widgets.d.ts`. */
export function readWidgetProps(text: string): WidgetProps {
  const source = ts.createSourceFile('widgets.d.ts', text, ts.ScriptTarget.Latest, true);
  const widgets = source.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'Widgets');
  const members = widgets?.members.filter(ts.isPropertySignature) ?? [];
  return new Map(members.map(({ name, type }) => [nameOf(name), type?.getText(source) ?? 'unknown']));
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: false,
  noEmit: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  target: ts.ScriptTarget.ES2022,
};

const LIB_DIR = path.dirname(ts.getDefaultLibFilePath(OPTIONS));

/** Lines in which the compiler leads to a property. */
const ON_THE_WAY = /^\s*(?:Types of property|The types of) '([^']+)'/;

/** The innermost reason, after the property that it is about. */
function reasonOf({ messageText }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  const way = lines.flatMap((line) => ON_THE_WAY.exec(line)?.[1] ?? []);
  const reason = (lines.at(-1) ?? '').trim().replace(/\.$/, '');
  return way.length > 0 ? `${way.join('.')}: ${reason}` : reason;
}

/**
 * Says why props that pages pass today do not fit a new version; null when they fit.
 * @param live the type that the pages were built with
 * @param next the type that the new version takes
 */
export function compareProps(live: string, next: string): string | null {
  const file = path.join(LIB_DIR, 'compare-props.ts'); // beside the library's own types
  const text = `type Live = ${live};\ntype Next = ${next};\ndeclare const live: Live;\nexport const next: Next = live;\n`;
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : read(name, ...rest);
  const program = ts.createProgram([file], OPTIONS, host);
  const source = program.getSourceFile(file);
  const [diagnostic] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return diagnostic ? reasonOf(diagnostic) : null;
}
