import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeDocument, isPrinted } from '@shop/shared/documents';
import type { RichTextNode } from '../src/blocks/rich-text/schema';
import drawings from '../src/content/manuals/drawings.json';
import type { PageDocument } from '@shop/shared/page-documents';
import { documentErrors, type Page } from './read-pages';

const BULLET = /^- /;
const NUMBER = /^\d+\. /;
/** Markup that no block supports: a page would show it literally. */
const UNKNOWN = /\*\*|`|\]\(|^#|^>|^!\[/m;

interface MarkdownSection {
  heading: string;
  body: string;
}

interface SplitMarkdown {
  title: string | undefined;
  /** Paragraphs before the first section. */
  intro: string[];
  sections: MarkdownSection[];
}

const blocksOf = (text: string) => text.trim().split(/\n{2,}/);

/** Splits a text at its headings of the second level. */
function splitSections(text: string): SplitMarkdown {
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
  // The second line of a table is the rule under its head.
  const [head = '', , ...rows] = lines;
  return { type: 'table', caption, head: cellsOf(head), rows: rows.map(cellsOf) };
}

/**
 * Converts one section to nodes. It supports only the Markdown that the manuals use.
 * @param caption names the tables of the section
 * @throws Error that quotes the unsupported text
 */
function markdownNodes(body: string, caption: string): RichTextNode[] {
  return blocksOf(body).map((block) => toNode(block, caption));
}

/** The drawings of the steps of a chapter, by manual and heading. PDFs have none. */
const DRAWINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = drawings;

/**
 * Gives each numbered step of a chapter its drawing.
 * @throws Error that names a chapter with more or fewer drawings than steps
 */
function drawSteps(nodes: readonly RichTextNode[], pictures: readonly string[] | undefined, heading: string) {
  if (!pictures) return nodes;
  return nodes.map((node) => {
    if (node.type !== 'list' || !node.ordered) return node;
    if (node.items.length !== pictures.length)
      throw new Error(`${heading}: ${node.items.length} steps, but ${pictures.length} drawings`);
    return { ...node, pictures };
  });
}

const MAX_DESCRIPTION = 170;
const FIRST_TICK = 8;
const LAST_TICK = 92;

/** The first sentences, up to the length that search engines show. */
function descriptionOf(lead: string): string {
  const sentences = lead.match(/.+?\.(\s|$)/gs) ?? [];
  const fitting = sentences.reduce(
    (text, sentence) => ((text + sentence).length > MAX_DESCRIPTION ? text : text + sentence),
    '',
  );
  return fitting.trim();
}

function section(slug: string, { heading, body }: MarkdownSection, index: number, count: number) {
  const rulerAt = Math.round(FIRST_TICK + ((index + 1) / count) * (LAST_TICK - FIRST_TICK));
  const nodes = drawSteps(markdownNodes(body, heading), DRAWINGS[slug]?.[heading], heading);
  const label = `${index + 1} из\u00A0${count}`;
  return {
    type: 'RichText',
    props: { id: `part-${index + 1}`, label, rulerAt, heading, nodes },
  };
}

/**
 * Makes the page of a manual: an overview, then one block for each chapter.
 * @throws Error that names what is missing in the text
 */
export function manualDocument(slug: string, text: string): PageDocument {
  const { title, intro, sections } = splitSections(text);
  const [edition, lead] = intro;
  const path = `/documents/manuals/${slug}`;
  const pdf = `${path}.pdf`;
  if (!title || !edition?.startsWith('Редакция') || !lead)
    throw new Error('a title, an edition and a lead are expected');
  if (!isPrinted(pdf)) throw new Error(`${pdf} is missing: run npm run documents -w @shop/host`);
  const links = [
    { text: `Скачать: ${describeDocument(pdf)}`, href: pdf },
    { text: 'Спросить в\u00A0диалоге поддержки', href: `/dialog/${slug}` },
    { text: 'Страница товара', href: `/${slug}` },
  ];
  const nodes = [
    { type: 'paragraph', text: lead },
    { type: 'paragraph', text: `${edition}.` },
    { type: 'links', items: links },
  ];
  return {
    root: {
      props: { path, title: title.replace(/\. Р/, ': р'), description: descriptionOf(lead), contents: 'everywhere' },
    },
    content: [
      { type: 'RichText', props: { id: 'about', heading: title, nodes } },
      ...sections.map((part, index) => section(slug, part, index, sections.length)),
    ],
  };
}

const FOLDER = 'src/content/manuals';

function readManual(folder: string, name: string): Page {
  const slug = name.replace(/\.md$/, '');
  const document = manualDocument(slug, readFileSync(path.join(folder, name), 'utf8'));
  const errors = documentErrors(document);
  if (errors.length > 0) throw new Error(errors.join('; '));
  return { id: `manual-${slug.replaceAll('_', '-')}`, document, isMade: true };
}

/**
 * Makes a page from each manual. Manuals are Markdown because their PDFs are printed from them too.
 * @throws Error that names the file and the error
 */
export function readManuals(packageDir: string): Page[] {
  const folder = path.join(packageDir, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return names.toSorted().map((name) => {
    try {
      return readManual(folder, name);
    } catch (error) {
      throw new Error(`${FOLDER}/${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}
