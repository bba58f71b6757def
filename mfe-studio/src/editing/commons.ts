import {
  choice,
  COMMON_KIND,
  COMMON_LABEL,
  shape,
  text,
  type Block,
  type CommonBlocks,
  type Schemas,
} from '@shop/shared/page-documents';
import type { CommonBlockFragment } from '../generated/graphql';

/** A block that pages have in common. */
export interface Common extends Pick<CommonBlockFragment, 'id' | 'title' | 'state'> {
  /** As the site has it; of one that is not there, its draft. */
  block: Block;
}

/** The API has checked the structure of each. */
export const toCommons = (commons: readonly CommonBlockFragment[]): readonly Common[] =>
  commons.map(({ block, ...common }) => ({ ...common, block: block as Block }));

/** What the canvas draws: also what is not on the site yet. */
export const drawnCommons = (commons: readonly Common[]): CommonBlocks =>
  new Map(commons.map(({ id, title, block }) => [id, { title, block }]));

/** What a page can be published with. */
export const liveCommons = (commons: readonly Common[]): CommonBlocks =>
  new Map(commons.map(({ id, title, state, block }) => [id, { title, block: state === 'live' ? block : null }]));

/** With the kind of the blocks that stand for common ones, by whose names editors know them. */
export function withCommonKind({ kinds }: Schemas, commons: readonly Common[]): Schemas {
  const names = choice(
    'Блок',
    commons.map(({ id, title }) => [id, title]),
  );
  const anchor = text('Якорь', { role: 'anchor', max: 60 });
  return { kinds: { ...kinds, [COMMON_KIND]: shape({ id: anchor, common: names }, COMMON_LABEL) } };
}
