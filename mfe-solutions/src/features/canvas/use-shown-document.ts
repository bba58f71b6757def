import type { Fact } from '@shop/shared/facts';
import { isCalendarDay, isoDate } from '@shop/shared/format';
import {
  crumbsOf,
  newsItemOf,
  readDocument,
  typesetDocument,
  type Block,
  type PageDocument,
} from '@shop/shared/page-documents';
import { useState } from 'react';
import { BLOCK_SCHEMAS } from '../../blocks/block-kinds';
import { shownTexts } from '../../content/shown-texts';
import type { ShownDocument } from '../../documents';
import emptyPictureUrl from '../../drawings/empty-picture.svg';

/** The type of what stands for a block that cannot be shown yet. */
export const UNFINISHED = 'Unfinished';

/** Shoppers get no picture without words; whoever writes them sees it. */
const WITHOUT_WORDS = 'Картинка без описания';
const NOT_CHOSEN = { src: emptyPictureUrl, width: 600, height: 400, alt: 'Картинка не\u00A0выбрана' };

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withPictures(inner)] as const);
  const shown: Record<string, unknown> = Object.fromEntries(entries);
  if (shown.src === undefined || typeof shown.alt !== 'string') return shown;
  if (shown.src === '') return NOT_CHOSEN;
  return shown.alt === '' ? { ...shown, alt: WITHOUT_WORDS } : shown;
}

/** The head of a piece of news stays while its day or its lead is being written. */
function withNewsHead({ root, content }: Pick<PageDocument, 'root' | 'content'>): PageDocument {
  const { news } = root.props;
  if (!news) return { root, content };
  const date = isCalendarDay(news.date) ? news.date : isoDate(Date.now());
  const lead = news.lead.trim() === '' ? 'Лид…' : news.lead;
  return { root: { props: { ...root.props, news: { ...news, date, lead } } }, content };
}

/** A document as shoppers would see it. */
function shownPage(document: Pick<PageDocument, 'root' | 'content'>, facts: readonly Fact[]): PageDocument {
  const complete = withPictures(withNewsHead(document)) as PageDocument; // only pictures are others
  const { document: read } = readDocument(BLOCK_SCHEMAS, complete);
  // Facts that have not come yet are their names, not dashes.
  return shownTexts(typesetDocument(BLOCK_SCHEMAS, read), facts.length > 0 ? facts : undefined);
}

/** A block as shoppers would see it, or a note of a known kind whose fields are not filled in. */
function shownBlock(root: PageDocument['root'], block: Block, facts: readonly Fact[]): readonly Block[] {
  const { content } = shownPage({ root, content: [block] }, facts);
  const label = BLOCK_SCHEMAS.kinds[block.type]?.label;
  const { id } = block.props;
  if (content.length > 0 || label === undefined || typeof id !== 'string' || id === '') return content;
  return [{ ...block, type: UNFINISHED, props: { id, label } }];
}

/** What is shown of each block, by the block as it came; nothing of one that cannot be shown. */
type ShownBlocks = ReadonlyMap<Block, readonly Block[]>;

interface Shown {
  document: ShownDocument;
  blocks: ShownBlocks;
}

/** Blocks that have not changed stay the same objects, so that a keystroke reads and draws one. */
function show({ root, content }: PageDocument, facts: readonly Fact[], before: ShownBlocks): Shown {
  const shownRoot = shownPage({ root, content: [] }, facts).root;
  const blocks = new Map<Block, readonly Block[]>();
  for (const block of content) blocks.set(block, before.get(block) ?? shownBlock(root, block, facts));
  const document = {
    root: shownRoot,
    content: [...blocks.values()].flat(),
    crumbs: crumbsOf(shownRoot.props, []),
    news: newsItemOf(shownRoot.props),
    hasShippedPicture: false,
  };
  return { document, blocks };
}

function next(document: PageDocument, facts: readonly Fact[], before: Shown | null): Shown | null {
  try {
    return show(document, facts, before?.blocks ?? new Map());
  } catch {
    return before; // without an address or a title it is no page; what was there stays
  }
}

/** An edited document, as far as this version can show it; null when it is no page at all. */
export function useShownDocument(document: PageDocument, facts: readonly Fact[]): ShownDocument | null {
  const [last, setLast] = useState(() => ({ document, facts, shown: next(document, facts, null) }));
  const hasSameFacts = last.facts === facts;
  if (hasSameFacts && last.document === document) return last.shown?.document ?? null;
  // Other facts change blocks that nobody has edited.
  const before =
    last.shown && (hasSameFacts ? last.shown : { ...last.shown, blocks: new Map<Block, readonly Block[]>() });
  const shown = next(document, facts, before);
  setLast({ document, facts, shown });
  return shown?.document ?? null;
}
