import { describeDocument, isPrinted } from '@shop/shared/documents';
import type { PageDocument } from '../src/content/page-document';
import { markdownNodes, splitSections } from './markdown-nodes';

const MAX_DESCRIPTION = 170;
const FIRST_TICK = 8;
const LAST_TICK = 92;

/** As much of the first sentences as search engines show. */
function descriptionOf(lead: string): string {
  const sentences = lead.match(/.+?\.(\s|$)/gs) ?? [];
  const fitting = sentences.reduce(
    (text, sentence) => ((text + sentence).length > MAX_DESCRIPTION ? text : text + sentence),
    '',
  );
  return fitting.trim();
}

function section({ heading, body }: { heading: string; body: string }, index: number, count: number) {
  const rulerAt = Math.round(FIRST_TICK + ((index + 1) / count) * (LAST_TICK - FIRST_TICK));
  const label = `${index + 1} из\u00A0${count}`;
  return {
    type: 'RichText',
    props: { id: `part-${index + 1}`, label, rulerAt, heading, nodes: markdownNodes(body, heading) },
  };
}

/**
 * The page of a manual: its title with what else there is, then a block a chapter.
 * @throws Error that says what the text lacks
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
  const chapters = sections.map(({ heading }, index) => ({ text: heading, href: `#part-${index + 1}` }));
  const nodes = [
    { type: 'paragraph', text: lead },
    { type: 'paragraph', text: `${edition}.` },
    { type: 'links', items: links },
    { type: 'heading', level: 2, text: 'Содержание' },
    { type: 'links', items: chapters },
  ];
  return {
    root: { props: { path, title: title.replace(/\. Р/, ': р'), description: descriptionOf(lead) } },
    content: [
      { type: 'RichText', props: { id: 'about', heading: title, nodes } },
      ...sections.map((part, index) => section(part, index, sections.length)),
    ],
  };
}
