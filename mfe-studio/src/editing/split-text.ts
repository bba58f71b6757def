import type { PageDocument } from '@shop/shared/page-documents';
import { changeAt, valueAt, type ValuePath } from './paths';

/** A paragraph, a heading or a line of a list, in a text of such parts. */
const PART = /^(.+)\[(\d+)\]\.(?:text|items\[(\d+)\])$/;

interface Part {
  type?: unknown;
  items?: readonly unknown[];
  spans?: readonly unknown[];
  pictures?: readonly unknown[];
}

/** Where a text can be split: the list that it is in, and which part and line it is. */
interface SplitPlace {
  parts: ValuePath;
  index: number;
  /** Null for a paragraph or a heading. */
  line: number | null;
  part: Part;
}

function placeOf(document: PageDocument, path: ValuePath): SplitPlace | null {
  const [, parts, index, line] = PART.exec(path) ?? [];
  if (parts === undefined) return null;
  const part = valueAt(document, `${parts}[${index}]`) as Part | undefined; // a list of parts has objects
  const isLine = line !== undefined;
  const canSplit = isLine
    ? part?.type === 'list' && part.pictures === undefined
    : part?.type === 'paragraph' || part?.type === 'heading';
  return part && canSplit ? { parts, index: Number(index), line: isLine ? Number(line) : null, part } : null;
}

/**
 * Where the words after the cursor go when a text is split.
 * @returns null for a text that stays one, such as a headline
 */
export function pathAfterSplit(document: PageDocument, path: ValuePath): ValuePath | null {
  const place = placeOf(document, path);
  if (!place) return null;
  const { parts, index, line } = place;
  return line === null ? `${parts}[${index + 1}].text` : `${parts}[${index}].items[${line + 1}]`;
}

/** Ends a text at the cursor: the words behind it become a paragraph, or a line, of their own. */
export function splitText(document: PageDocument, path: ValuePath, before: string, after: string): PageDocument {
  const place = placeOf(document, path);
  if (!place) return document;
  const { parts, index, line, part } = place;
  const split =
    line === null
      ? [
          { ...part, text: before },
          { type: 'paragraph', text: after },
        ]
      : [
          {
            ...part,
            items: (part.items ?? []).toSpliced(line, 1, before, after),
            // The pieces of each line stand beside it.
            ...(part.spans && { spans: part.spans.toSpliced(line + 1, 0, []) }),
          },
        ];
  return changeAt(document, parts, (all) =>
    Array.isArray(all) ? (all as unknown[]).toSpliced(index, 1, ...split) : all,
  );
}
