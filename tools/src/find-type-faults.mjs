// Prints the TypeScript errors in a package's own files as JSON, tests left out, and which sources
// it has read. What they import of other packages is read as source and not judged, so nothing has
// to be built first.
import path from 'node:path';
import ts from 'typescript';

const TEST = /\.test\.tsx?$/;

const folder = path.resolve(process.argv[2] ?? '.');

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (/** @type {ts.Diagnostic} */ { messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
  },
};
const changes = { noEmit: true, emitDeclarationOnly: false, composite: false, incremental: false };
const parsed = ts.getParsedCommandLineOfConfigFile(path.join(folder, 'tsconfig.json'), changes, host);
if (!parsed) throw new Error(`${folder} has no tsconfig.json`);
const options = { ...parsed.options };
delete options.rootDir; // sources of other packages lie elsewhere
const program = ts.createProgram(
  parsed.fileNames.filter((file) => !TEST.test(file)),
  options,
);

/** @param {ts.Diagnostic} diagnostic */
function toFault({ file, start = 0, messageText }) {
  const what = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return { where: 'types', what };
  const { line } = file.getLineAndCharacterOfPosition(start);
  return { where: `${path.relative(path.dirname(folder), file.fileName)}:${line + 1}`, what };
}

const faults = program
  .getSourceFiles()
  .filter(({ fileName }) => path.resolve(fileName).startsWith(`${folder}${path.sep}`))
  .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
  .map(toFault);
const files = program.getSourceFiles().map(({ fileName }) => path.resolve(fileName));
process.stdout.write(
  JSON.stringify({
    faults: [...parsed.errors.map(toFault), ...faults],
    files: files.filter((file) => !file.includes('/node_modules/')),
  }),
);
