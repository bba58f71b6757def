import { checkValue, isRecord, type ListField } from '@shop/shared/page-documents';
import type { StoredPicture } from '../../media';
import { lostWords } from './lost-words';
import { pictureCardOf, UNFINISHED } from './part-rules';
import { readClipboard } from './pasted-text';
import { partsOf } from './text-document';
import type { Part } from './text-parts';
import { textSchema } from './text-schema';

interface HtmlParts {
  parts: Part[];
  /** What could not come along, in one line; null when all came. */
  lost: string | null;
}

/**
 * The parts that a text of a page has after HTML from elsewhere.
 * @param upload sends a picture to the site; its failure leaves the picture out
 */
export async function partsOfHtml(
  html: string,
  field: ListField,
  upload: (file: File) => Promise<StoredPicture>,
): Promise<HtmlParts> {
  const { slice, files, lost } = readClipboard(
    { html, plain: '' },
    {
      isPart: (part) => checkValue(field.item, part, { path: '', names: [] }).every(({ code }) => UNFINISHED.has(code)),
      pictureCard: ({ alt }) => pictureCardOf(field, alt),
    },
  );
  const parts: Part[] = [];
  const left = [...lost];
  for (const block of slice.content.content) {
    const [part] = partsOf(textSchema.node('doc', null, block));
    const waiting = files.find(({ upload: name }) => name === block.attrs.upload);
    if (!part) continue;
    if (!waiting) {
      parts.push(part);
      continue;
    }
    try {
      const { address, width, height } = await upload(waiting.file);
      parts.push({ ...part, picture: { ...(isRecord(part.picture) && part.picture), src: address, width, height } });
    } catch {
      left.push('picture');
    }
  }
  return { parts, lost: lostWords(left) };
}
