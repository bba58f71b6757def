/**
 * Puts a part into a Markdown document of parts under `## ` headings:
 * replaces the one with its title, or appends it.
 * @param part title, without the `## `, and text
 */
export function putPart(document: string, part: { title: string; text: string }): string {
  const [head = '', ...parts] = document.split(/^## /m);
  const byTitle = new Map(parts.map((text) => [text.slice(0, text.indexOf('\n')), text.trimEnd()]));
  byTitle.set(part.title, `${part.title}\n\n${part.text.trimEnd()}`);
  return `${[head.trimEnd(), ...[...byTitle.values()].map((text) => `## ${text}`)].join('\n\n')}\n`;
}
