/** A place in a text: the number of a part, and of a line in its list. */
export interface TextPlace {
  index: number;
  line: number;
}

/**
 * Reads the rest of a path behind the text's own.
 * @returns null when the path is none of the text
 */
export function placeIn(textPath: string, path: string): TextPlace | null {
  if (!path.startsWith(`${textPath}[`)) return null;
  const [, index, line] = /^\[(\d+)\](?:\.(?:items|spans)\[(\d+)\])?/.exec(path.slice(textPath.length)) ?? [];
  return index === undefined ? null : { index: Number(index), line: Number(line ?? 0) };
}
