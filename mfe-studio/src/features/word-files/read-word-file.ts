import mammoth from 'mammoth';
import { type ListField, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { loadRichText } from '../fields';
import type { StoredPicture } from '../media';
import { PAGE_TEMPLATES, templateDocument } from '../templates';

const MAX_TITLE = 120;
/** As long as the description of a page may be. */
const MAX_DESCRIPTION = 300;

export interface WordPage {
  title: string;
  /** The document of a page with this text, at an address. */
  documentAt: (path: string) => PageDocument;
  /** What could not come along, in one line; null when all came. */
  lost: string | null;
}

type Part = Readonly<Record<string, unknown>>;

const nameOf = (fileName: string) =>
  fileName
    .replace(/\.docx$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();

/** The title of a page: the heading that its text begins with, or the name of the file. */
function titled(parts: readonly Part[], fileName: string): { title: string; rest: readonly Part[] } {
  const [first, ...rest] = parts;
  if (first?.type === 'heading' && typeof first.text === 'string')
    return { title: first.text.slice(0, MAX_TITLE), rest };
  return { title: nameOf(fileName).slice(0, MAX_TITLE), rest: parts };
}

/** For search engines: the first paragraph, as many whole sentences of it as fit. */
function descriptionOf(parts: readonly Part[]): string | null {
  const first = parts.find(({ type }) => type === 'paragraph')?.text;
  if (typeof first !== 'string') return null;
  if (first.length <= MAX_DESCRIPTION) return first;
  const cut = first.slice(0, MAX_DESCRIPTION);
  return /^.*[.!?](?=\s)/su.exec(cut)?.[0] ?? cut.slice(0, cut.lastIndexOf(' '));
}

/** Texts of as many parts as one may have. */
const inBlocks = (parts: readonly Part[], max: number): (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / max) }, (_, index) => parts.slice(index * max, (index + 1) * max));

function textField({ kinds }: Schemas): ListField | null {
  const field = kinds.RichText?.fields.nodes;
  return field?.type === 'list' ? field : null;
}

/**
 * Makes a page of a Word file, which is read in the browser.
 * @param upload sends a picture of it to the site
 * @throws Error when the file is none of Word's, or has no words
 */
export async function readWordFile(
  file: File,
  schemas: Schemas,
  upload: (picture: File) => Promise<StoredPicture>,
): Promise<WordPage> {
  const field = textField(schemas);
  if (!field) throw new Error('the site has no texts');
  const { value: html } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  const { partsOfHtml } = await loadRichText();
  const { parts, lost } = await partsOfHtml(html, field, upload);
  const { title, rest } = titled(parts, file.name);
  if (title === '' || rest.length === 0) throw new Error('the file has no words');
  const blocks = inBlocks(rest, field.max).map((nodes, index) => ({
    kind: 'RichText',
    props: { heading: index === 0 ? title : undefined, nodes },
  }));
  const [empty] = PAGE_TEMPLATES;
  const description = descriptionOf(rest) ?? empty?.description;
  return {
    title,
    lost,
    documentAt: (path) =>
      templateDocument({ ...empty, description, blocks } as NonNullable<typeof empty>, schemas, { path, title }),
  };
}
