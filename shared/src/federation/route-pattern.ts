/**
 * The segments of each path that a route pattern matches: an optional segment gives two variants.
 * @param path pattern of react-router, such as `/dialog/:code?`
 */
export function patternVariants(path: string): string[][] {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (variants, segment) =>
        variants.flatMap((start) => {
          const longer = [...start, segment.replace(/\?$/, '')];
          return segment.endsWith('?') ? [longer, start] : [longer];
        }),
      [[]],
    );
}
