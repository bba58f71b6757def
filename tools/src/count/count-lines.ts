/** A file of the repository. */
export interface CountedFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}

/** What one package has. */
export interface PackageCount {
  name: string;
  files: number;
  /** Lines of source; those of a file above 400 lines count twice. */
  lines: number;
  /** Lines of tests and of what only they use. */
  testLines: number;
}

export interface TreeCount {
  packages: PackageCount[];
  /** Lines of Markdown that people read; documents and manuals of the shop are not among them. */
  docLines: number;
}

const SOURCE = /\.(ts|tsx|mjs|cjs|graphql|sql)$/;
const TEST = /(^e2e\/|\/testing\/|\.test\.|\.spec\.)/;
const DOC = /\.md$/;
/** Texts that the shop shows. */
const SHOWN = /^(host\/documents|mfe-solutions\/src\/content)\//;
const LONGEST_FILE = 400;

const linesOf = (text: string) => text.split('\n').length - 1;

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'packages' ? `${first}/${second}` : path.includes('/') ? first : '.';
}

function addFile(counts: Map<string, PackageCount>, { path, text }: CountedFile): void {
  const name = packageOf(path);
  const count = counts.get(name) ?? { name, files: 0, lines: 0, testLines: 0 };
  const lines = linesOf(text);
  count.files += 1;
  if (TEST.test(path)) count.testLines += lines;
  else count.lines += lines > LONGEST_FILE ? 2 * lines : lines;
  counts.set(name, count);
}

/** Counts the files of a tree by package, in the order of their names. */
export function countLines(files: readonly CountedFile[]): TreeCount {
  const counts = new Map<string, PackageCount>();
  for (const file of files) if (SOURCE.test(file.path)) addFile(counts, file);
  const docs = files.filter(({ path }) => DOC.test(path) && !SHOWN.test(path));
  return {
    packages: [...counts.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    docLines: docs.reduce((sum, { text }) => sum + linesOf(text), 0),
  };
}
