/** webpack names each source file above its code, in one of two forms. */
const FILE_MARK = /^(?:;\/\/| {2}!\*\*\*) (?:\.\/)?([\w./-]+\.[a-z]+)/;

/**
 * The source file of a line in a remote's server bundle, from the root of the workspace; null when
 * webpack names none.
 * @param line the first one is 1
 */
export function sourceFileAt(code: string, remote: string, line: number): string | null {
  const mark = code
    .split('\n')
    .slice(0, line)
    .findLast((text) => FILE_MARK.test(text));
  const file = mark && FILE_MARK.exec(mark)?.[1];
  if (!file) return null;
  return file.startsWith('../') ? file.slice('../'.length) : `${remote}/${file}`;
}
