/**
 * Puts a part into a Markdown document of parts under `## ` titles: in place of the one with its title, or at the end.
 * @param part title and text of the part, without the marks of a heading
 */
export function putPart(document: string, part: { title: string; text: string }): string {
  const [head = '', ...parts] = document.split(/^## /m);
  const kept = new Map(parts.map((text) => [text.slice(0, text.indexOf('\n')), text.trimEnd()]));
  kept.set(part.title, `${part.title}\n\n${part.text.trimEnd()}`);
  return `${[head.trimEnd(), ...[...kept.values()].map((text) => `## ${text}`)].join('\n\n')}\n`;
}
