/** The body as it came: the server reads JSON bodies as text. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

/**
 * Reads a JSON object; anything else that is JSON gives an empty one.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
