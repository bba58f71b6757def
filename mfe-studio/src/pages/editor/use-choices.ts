import { useCallback, useMemo } from 'react';
import { isNeverShown, textsOf, type Block, type Schemas } from '@shop/shared/page-documents';
import { useEditorStore } from '../../editing';
import type { LinkTarget } from '../../features/links';
import { goodsOf, type FieldChoices } from '../../features/fields';
import { useSiteChoices } from '../../features/site-choices';
import { blockName } from '../../words';

/** The anchors of a block: its own, and those of its parts. */
function anchorTargets(block: Block, schemas: Schemas): LinkTarget[] {
  const name = blockName(block, schemas);
  const anchors = textsOf(block.props).filter(({ path }) => path === 'id' || path.endsWith('.id'));
  const isHidden = isNeverShown(block, Date.now());
  return anchors.map(({ text }) => ({ href: `#${text}`, name, kind: 'anchor', isHidden }));
}

/** What the fields of the edited page choose from. */
export function useChoices(): FieldChoices {
  const store = useEditorStore();
  const { products, targets } = useSiteChoices();
  const goods = useMemo(() => goodsOf(products), [products]);
  const linkTargets = useCallback(() => {
    const { document, schemas } = store.getState();
    return [...document.content.flatMap((block) => anchorTargets(block, schemas)), ...targets];
  }, [store, targets]);
  return useMemo(() => ({ goods, linkTargets }), [goods, linkTargets]);
}
