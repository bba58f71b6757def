import { Fragment, Slice, type Node } from 'prosemirror-model';
import { isRecord } from '@shop/shared/page-documents';
import { listNode, type Line } from './list-part';
import { readHtml } from './pasted-html';
import { filesOf } from './pasted-pictures';
import type { Looks, Lost, PastedPicture, Piece } from './pasted-pieces';
import { tabbedRows } from './pasted-table';
import { tableOf } from './table-part';
import type { Part } from './text-parts';
import { card, heading, link, paragraph, table, textSchema } from './text-schema';

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

/** What may be put into this text: the clipboard is anybody's. */
export interface Welcome {
  isPart: (part: Part) => boolean;
  /** The card of a picture whose file is being uploaded; null where none belongs. */
  pictureCard: (picture: PastedPicture) => Part | null;
}

/** A file for the card with the same `upload`. */
export interface PastedFile {
  upload: string;
  file: File;
}

export interface Pasted {
  slice: Slice;
  files: readonly PastedFile[];
  lost: readonly Lost[];
  /** What was copied, when it is a table and nothing else: it may go into the cells of another. */
  rows: readonly string[][] | null;
}

function partIn(json: string): Part | null {
  try {
    const part: unknown = JSON.parse(json);
    return isRecord(part) ? part : null;
  } catch {
    return null;
  }
}

/** Of a table, in letters. */
const MAX_NAME = 140;

/** Makes the blocks of pieces. */
class Blocks {
  readonly nodes: Node[] = [];
  readonly lost: Lost[] = [];
  readonly files: PastedFile[] = [];
  private open: Block | null = null;
  private lines: { all: Line[]; isOrdered: boolean } | null = null;

  constructor(
    private readonly welcome: Welcome,
    /** Of the pictures, in their order. */
    private readonly given: (File | null)[],
  ) {}

  /** Ends the block that is open: what comes next is another one. */
  close(): void {
    const words = trimmed(this.open?.words ?? []);
    const looks = this.open?.looks;
    this.open = null;
    if (!looks || words.length === 0) return;
    if (looks.kind === 'item') {
      this.addLine(words, looks);
      return;
    }
    this.closeList();
    if (looks.kind === 'paragraph') this.nodes.push(paragraph.create(null, words));
    else {
      if (words.some(({ marks }) => marks.some(({ type }) => type === link))) this.lost.push('heading-link');
      this.nodes.push(heading.create({ level: looks.level }, unmarked(words)));
    }
  }

  /** The outermost lines say whether a list has numbers. */
  private addLine(words: Node[], { level, isOrdered }: Looks): void {
    if (this.lines && level === 0 && this.lines.isOrdered !== isOrdered) this.closeList();
    this.lines ??= { all: [], isOrdered };
    this.lines.all.push({ words, level });
  }

  closeList(): void {
    if (this.lines) this.nodes.push(listNode(this.lines.all, this.lines.isOrdered));
    this.lines = null;
  }

  addWords(words: Node, looks: Looks): void {
    this.open ??= { looks, words: [] };
    append(this.open, words);
  }

  /** A line of a paragraph is one of its own; a heading and a line of a list are one line. */
  breakLine(): void {
    if (!this.open || this.open.looks.kind === 'paragraph') this.close();
    else append(this.open, textSchema.text(' '));
  }

  private addBlock(node: Node): void {
    this.close();
    this.closeList();
    this.nodes.push(node);
  }

  addCard(json: string): void {
    const part = partIn(json);
    if (part && this.welcome.isPart(part)) this.addBlock(tableOf(part) ?? card.create({ part }));
    else this.lost.push('card');
  }

  /** What screen readers call a table with these columns: the heading above it, or the columns. */
  private tableName(head: readonly string[]): string {
    this.close();
    const above = this.nodes.findLast(({ type }) => type === heading)?.textContent;
    return (above ?? head.join(', ')).slice(0, MAX_NAME);
  }

  /** A single row is words that stood side by side. */
  addTable([head = [], ...rows]: string[][]): void {
    const part = { type: 'table', caption: this.tableName(head), head, rows };
    const node = rows.length > 0 && this.welcome.isPart(part) ? tableOf(part) : null;
    if (node) {
      this.addBlock(node);
      return;
    }
    if (rows.length > 0) this.lost.push('table');
    for (const row of rows.length > 0 ? [head, ...rows].map((cells) => cells.join(' — ')) : head)
      this.addBlock(paragraph.create(null, textSchema.text(row)));
  }

  addPicture(picture: PastedPicture): void {
    const file = this.given.shift();
    const part = file && this.welcome.pictureCard(picture);
    if (!file || !part) {
      this.lost.push('picture');
      return;
    }
    const upload = crypto.randomUUID();
    this.files.push({ upload, file });
    this.addBlock(card.create({ part, upload }));
  }
}

function blocksOf(pieces: readonly Piece[], rtf: string, welcome: Welcome): Blocks {
  const pictures = pieces.flatMap((piece) => ('picture' in piece ? [piece.picture] : []));
  const blocks = new Blocks(welcome, filesOf(pictures, rtf));
  for (const piece of pieces) {
    if ('words' in piece) blocks.addWords(piece.words, piece.looks);
    else if ('card' in piece) blocks.addCard(piece.card);
    else if ('rows' in piece) blocks.addTable(piece.rows);
    else if ('picture' in piece) blocks.addPicture(piece.picture);
    else if ('lost' in piece) blocks.lost.push(piece.lost);
    else if (piece.edge === 'block') blocks.close();
    else blocks.breakLine();
  }
  blocks.close();
  blocks.closeList();
  return blocks;
}

/** Files without words around them. */
function picturesOf(pictures: readonly File[], welcome: Welcome): Blocks {
  const images = pictures.filter(({ type }) => type.startsWith('image/'));
  const blocks = new Blocks(welcome, [...images]);
  for (let count = 0; count < images.length; count += 1) blocks.addPicture({ src: '', alt: '' });
  if (images.length < pictures.length) blocks.lost.push('file');
  return blocks;
}

const LOOKS: Looks = { kind: 'paragraph', level: 0, isOrdered: false };

function plainPieces(plain: string): Piece[] {
  const rows = tabbedRows(plain);
  if (rows) return [{ rows }];
  return plain.split(/[\r\n]+/).flatMap((text): Piece[] => {
    const words = text.replaceAll(/\s+/g, ' ');
    return words === '' ? [] : [{ words: textSchema.text(words), looks: LOOKS }, { edge: 'block' }];
  });
}

function rowsAlone(pieces: readonly Piece[], [node, ...others]: readonly Node[]): string[][] | null {
  const isTable = pieces.every((piece) => 'edge' in piece || 'rows' in piece || 'lost' in piece);
  const [first, second] = pieces.flatMap((piece) => ('rows' in piece ? [piece.rows] : []));
  if (isTable && first && !second) return first;
  return node?.type === table && others.length === 0
    ? node.children.map((row) => row.children.map(({ textContent }) => textContent))
    : null;
}

/** What the clipboard holds, in all of its formats. */
export interface Clipboard {
  html: string;
  plain: string;
  /** The same in Word's own format, which alone has the pictures. */
  rtf?: string;
  /** Files that were copied by themselves, such as a screenshot. */
  pictures?: readonly File[];
}

/** What the clipboard holds, as a piece of a text, and what of it cannot be taken over. */
export function readClipboard({ html, plain, rtf = '', pictures = [] }: Clipboard, welcome: Welcome): Pasted {
  const pieces = html === '' ? plainPieces(plain) : readHtml(html, plain);
  const { nodes, files, lost } = pieces.length > 0 ? blocksOf(pieces, rtf, welcome) : picturesOf(pictures, welcome);
  return { slice: Slice.maxOpen(Fragment.from(nodes)), files, lost, rows: rowsAlone(pieces, nodes) };
}
