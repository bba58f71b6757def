/** Each text is typeset by itself, so that spaces and word joiners may differ. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');

/**
 * Whether pieces make up a text. Those of another text are ignored: versions without pieces change
 * the text alone.
 */
export function areSpansOf(spans: readonly { text: string }[], text: string): boolean {
  return plain(spans.map((span) => span.text).join('')) === plain(text);
}
