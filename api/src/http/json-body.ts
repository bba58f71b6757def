/** The body as text: the server does not parse JSON bodies. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

/**
 * Reads a JSON object. Any other JSON value gives an empty object.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
