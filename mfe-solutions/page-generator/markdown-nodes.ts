import type { RichTextNode } from '../src/blocks/rich-text/schema';

const BULLET = /^- /;
const NUMBER = /^\d+\. /;
/** What the blocks of a page cannot show: it would stand in the text as it is written. */
const UNKNOWN = /\*\*|`|\]\(|^#|^>|^!\[/m;

export interface MarkdownSection {
  heading: string;
  body: string;
}

export interface SplitMarkdown {
  title: string | undefined;
  /** Paragraphs before the first section. */
  intro: string[];
  sections: MarkdownSection[];
}

const blocksOf = (text: string) => text.trim().split(/\n{2,}/);

/** Parts a text at its headings of the second level. */
export function splitSections(text: string): SplitMarkdown {
  const [top = '', ...rest] = text.split(/^## /m);
  const [title, ...intro] = blocksOf(top);
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading, body: lines.join('\n') };
  });
  return { title: title?.replace(/^# /, ''), intro, sections };
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function toNode(block: string, caption: string): RichTextNode {
  const lines = block.split('\n');
  if (UNKNOWN.test(block)) throw new Error(`this cannot be shown: ${lines[0]}`);
  const items = (mark: RegExp) => lines.map((line) => line.replace(mark, ''));
  if (lines.every((line) => BULLET.test(line))) return { type: 'list', ordered: false, items: items(BULLET) };
  if (lines.every((line) => NUMBER.test(line))) return { type: 'list', ordered: true, items: items(NUMBER) };
  if (!lines.every((line) => line.startsWith('|'))) return { type: 'paragraph', text: lines.join(' ') };
  // The second line is the rule under the head.
  const [head = '', , ...rows] = lines;
  return { type: 'table', caption, head: cellsOf(head), rows: rows.map(cellsOf) };
}

/**
 * The nodes of one section, as much of Markdown as the manuals use.
 * @param caption names the tables of the section
 * @throws Error that quotes what has no node
 */
export function markdownNodes(body: string, caption: string): RichTextNode[] {
  return blocksOf(body).map((block) => toNode(block, caption));
}
