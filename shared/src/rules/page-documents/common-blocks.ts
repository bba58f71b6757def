import { withFreeAnchors } from './anchors';
import { fault } from './check-value';
import { anchorsOf } from './check-document';
import type { Block, DocumentFault, PageDocument, Schemas } from './page-document';
import type { ShownPeriod } from './shown-period';

/** The kind of the block that stands for a common one. Hosts never get it. */
export const COMMON_KIND = 'Common';

/** What editors call it. */
export const COMMON_LABEL = 'Общий блок';

/** A block that pages have in common. */
export interface CommonBlock {
  title: string;
  /** As the site has it; null: it is not there. */
  block: Block | null;
}

/** By their ids. */
export type CommonBlocks = ReadonlyMap<string, CommonBlock>;

/** Which common block a block stands for; null for another block. */
export const commonIdOf = ({ type, props }: Block): string | null =>
  type === COMMON_KIND && typeof props.common === 'string' ? props.common : null;

/** The common blocks that a document names, each once. */
export const commonIdsIn = ({ content }: PageDocument): string[] => [
  ...new Set(content.flatMap((block) => commonIdOf(block) ?? [])),
];

const last = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);
const first = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? one : other);

function bothOf(
  one: string | undefined,
  other: string | undefined,
  choose: (one: string, other: string) => string,
): string | undefined {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

/** A block is shown while both its page and the common block say so. */
function showingOfBoth(one: Block, other: Block): ShownPeriod & Pick<Block, 'isHidden'> {
  const startsAt = bothOf(one.startsAt, other.startsAt, last);
  const endsAt = bothOf(one.endsAt, other.endsAt, first);
  return {
    ...((one.isHidden || other.isHidden) && { isHidden: true }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

/**
 * A document with the common blocks themselves. Each has the anchor that its page gives it, and
 * inside it anchors that the page does not have. One that is not there is hidden: all blocks keep
 * their numbers.
 */
export function expandCommons(document: PageDocument, commons: CommonBlocks, { kinds }: Schemas): PageDocument {
  if (commonIdsIn(document).length === 0) return document;
  const taken = new Set(anchorsOf(document, { kinds }).map(({ id }) => id));
  const content = document.content.map((block): Block => {
    const id = commonIdOf(block);
    if (id === null) return block;
    const common = commons.get(id)?.block;
    if (!common || common.type === COMMON_KIND) return { ...block, isHidden: true };
    const { id: _own, ...inner } = common.props;
    const schema = Object.hasOwn(kinds, common.type) ? kinds[common.type] : undefined;
    // A shape stays one.
    const props = (schema ? withFreeAnchors(schema, inner, taken) : inner) as Block['props'];
    return { type: common.type, props: { ...props, id: block.props.id }, ...showingOfBoth(block, common) };
  });
  return { ...document, content };
}

/** Common blocks that a document names and the site does not have. Those of hidden blocks, too. */
export function checkCommons({ content }: PageDocument, commons: CommonBlocks): DocumentFault[] {
  return content.flatMap((block, index) => {
    const id = commonIdOf(block);
    const common = commons.get(id ?? '');
    if (id === null || common?.block) return [];
    const words = common ? `«${common.title}» сейчас не\u00A0на\u00A0сайте: опубликуйте его` : 'такого блока уже нет';
    return [fault({ path: `content[${index}].props`, names: [COMMON_LABEL] }, 'unknown', words)];
  });
}

const ONE = 'в\u00A0общем блоке должен быть ровно один блок';
const NESTED = 'общий блок не\u00A0может стоять внутри общего';

/** What keeps a document from being a common block at all. */
export function checkOneBlock({ content }: PageDocument): DocumentFault[] {
  const [block] = content;
  if (!block || content.length > 1) return [fault({ path: 'content', names: [] }, 'count', ONE)];
  return block.type === COMMON_KIND ? [fault({ path: 'content[0]', names: [] }, 'unknown', NESTED)] : [];
}
