/** The body as text: the server does not parse JSON bodies. */
export function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

/** A password is compared as it was typed when it was set. */
const AS_TYPED = /password/i;

const toNfc = (key: string, value: unknown) =>
  typeof value === 'string' && !AS_TYPED.test(key) ? value.normalize('NFC') : value;

/**
 * Reads JSON from outside. The door of all texts: from here on each is in one form (NFC), so that
 * «й» of two characters, as macOS copies it, is found, compared and printed like any other.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, toNfc);
}

/** A body of JSON with its texts in NFC. One that is not JSON stays: GraphQL says what is wrong. */
export function normalBody(body: string): string {
  // Nearly all bodies are in NFC and have no escapes that could hide another form.
  if (!body.includes('\\u') && body.normalize('NFC') === body) return body;
  try {
    return JSON.stringify(parseJson(body));
  } catch {
    return body;
  }
}

/**
 * Reads a JSON object. Any other JSON value gives an empty object.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  const parsed = parseJson(text);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
