/** Changes each text of a document: a string, or anything that JSON describes. */
export function mapTexts<T>(document: T, change: (text: string) => string): T {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(map);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item)]));
  };
  return map(document) as T; // of the same shape: only the letters of texts change
}
