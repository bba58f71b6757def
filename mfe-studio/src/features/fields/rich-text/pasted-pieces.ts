import type { parseDocument } from 'htmlparser2';
import type { Node } from 'prosemirror-model';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** What a block of pasted words becomes. */
export interface Looks {
  kind: 'paragraph' | 'heading' | 'item';
  /** Of a heading: 2 or 3. Of an item: how many lists it is inside of, but the outermost. */
  level: number;
  /** Of an item: whether its list has numbers. */
  isOrdered: boolean;
}

/** What cannot be taken over, in the words of the note below the text. */
export type Lost =
  'picture' | 'file' | 'insert' | 'table-looks' | 'table' | 'raised' | 'stress' | 'heading-link' | 'card';

/** A picture, by the address that the page had or the place in a Word file. */
export interface PastedPicture {
  src: string;
  alt: string;
}

/** Pasted words, the edge of a block, a table, a picture, or a card that was cut out of a text. */
export type Piece =
  | { words: Node; looks: Looks }
  | { edge: 'block' | 'line' }
  | { card: string }
  | { rows: string[][] }
  | { picture: PastedPicture }
  | { lost: Lost };
