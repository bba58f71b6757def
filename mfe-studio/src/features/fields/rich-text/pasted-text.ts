import { Fragment, Slice, type Node } from 'prosemirror-model';
import { isRecord } from '@shop/shared/page-documents';
import { readHtml, type Looks, type Piece } from './pasted-html';
import type { Part } from './text-parts';
import { card, heading, item, list, paragraph, textSchema } from './text-schema';

interface Block {
  looks: Looks;
  words: Node[];
}

const lastOf = ({ words }: Block) => words.at(-1)?.text ?? '';

/** Adds words; a space at the beginning of a block or after another space is not seen. */
function append(block: Block, words: Node): void {
  const { text = '' } = words;
  const isAfterSpace = block.words.length === 0 || lastOf(block).endsWith(' ');
  const shown = isAfterSpace ? text.trimStart() : text;
  if (shown !== '') block.words.push(textSchema.text(shown, words.marks));
}

function trimmed(words: readonly Node[]): Node[] {
  const last = words.at(-1);
  if (!last?.text?.endsWith(' ')) return [...words];
  const text = last.text.trimEnd();
  return [...words.slice(0, -1), ...(text === '' ? [] : [textSchema.text(text, last.marks)])];
}

const unmarked = (words: readonly Node[]) => words.map((each) => each.mark([]));

/** The blocks of the pieces. A single new line inside a block is a space, and two end it. */
function blocksOf(pieces: readonly Piece[], isPart: (part: Part) => boolean): Node[] {
  const blocks: Node[] = [];
  let open: Block | null = null;
  let isNewLine = false;

  const close = () => {
    const words = trimmed(open?.words ?? []);
    const looks = open?.looks;
    open = null;
    isNewLine = false;
    if (!looks || words.length === 0) return;
    if (looks.kind === 'heading') blocks.push(heading.create({ level: looks.level }, unmarked(words)));
    else if (looks.kind === 'paragraph') blocks.push(paragraph.create(null, words));
    else {
      const line = item.create(null, paragraph.create(null, words));
      const before = blocks.at(-1);
      if (before?.type === list && before.attrs.ordered === looks.isOrdered)
        blocks.splice(-1, 1, before.copy(before.content.addToEnd(line)));
      else blocks.push(list.create({ ordered: looks.isOrdered }, line));
    }
  };

  for (const piece of pieces) {
    if ('card' in piece) {
      close();
      const part = partIn(piece.card);
      if (part && isPart(part)) blocks.push(card.create({ part }));
    } else if ('edge' in piece) {
      if (piece.edge === 'block' || isNewLine) close();
      else isNewLine = true;
    } else {
      const block: Block = open ?? { looks: piece.looks, words: [] };
      open = block;
      if (isNewLine) append(block, textSchema.text(' '));
      if (/\S/.test(piece.words.text ?? '')) isNewLine = false;
      append(block, piece.words);
    }
  }
  close();
  return blocks;
}

function partIn(json: string): Part | null {
  try {
    const part: unknown = JSON.parse(json);
    return isRecord(part) ? part : null;
  } catch {
    return null;
  }
}

/**
 * What the clipboard holds, as a piece of a text.
 * @param isPart whether a card may be put into this text; the clipboard is anybody's
 */
export function sliceOf({ html, plain }: { html: string; plain: string }, isPart: (part: Part) => boolean): Slice {
  const looks: Looks = { kind: 'paragraph', level: 2, isOrdered: false };
  const lines = plain.split(/[\r\n]+/).flatMap((text): Piece[] => {
    const words = text.replaceAll(/\s+/g, ' ');
    return words === '' ? [] : [{ words: textSchema.text(words), looks }, { edge: 'block' }];
  });
  return Slice.maxOpen(Fragment.from(blocksOf(html === '' ? lines : readHtml(html), isPart)));
}
