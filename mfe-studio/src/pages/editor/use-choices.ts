import { useCallback, useEffect, useMemo, useState } from 'react';
import { textsOf, type Block, type Schemas } from '@shop/shared/page-documents';
import { query, useShop } from '@shop/shared/runtime';
import { useEditorStore } from '../../editing';
import { goodsOf, type FieldChoices, type LinkTarget } from '../../features/fields';
import { ChoicesDocument, type ChoicesQuery } from '../../generated/graphql';
import { blockWords, kindName } from '../../words';

const NONE: ChoicesQuery = { staffPages: [], siteProducts: [] };

/** The pages and goods of the site; none until they have come, or when they do not. */
function useLoadedChoices(): ChoicesQuery {
  const { client } = useShop();
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    query(client, ChoicesDocument, {}).then(
      (answer) => !isGone && setChoices(answer),
      () => undefined, // addresses can still be typed, and publishing checks them
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  return choices;
}

function pageTargets(pages: ChoicesQuery['staffPages']): LinkTarget[] {
  return pages.flatMap(({ path, title, state }) => {
    const name = title.replace(/\s—\sINVIS DUOS$/, '');
    return path ? [{ href: path, name, kind: 'page' as const, isHidden: state !== 'live' }] : [];
  });
}

/** The anchors of a block: its own, and those of its parts. */
function anchorTargets(block: Block, schemas: Schemas): LinkTarget[] {
  const name = [kindName(block, schemas), blockWords(block, schemas)].filter(Boolean).join(': ');
  const anchors = textsOf(block.props).filter(({ path }) => path === 'id' || path.endsWith('.id'));
  return anchors.map(({ text }) => ({ href: `#${text}`, name, kind: 'anchor' }));
}

/** What the fields of the edited page choose from. */
export function useChoices(): FieldChoices {
  const store = useEditorStore();
  const { staffPages, siteProducts } = useLoadedChoices();
  const goods = useMemo(() => goodsOf(siteProducts), [siteProducts]);
  const ofSite = useMemo(() => {
    const products = [...goods.values()].map(({ slug, name }) => ({
      href: `/${slug}`,
      name,
      kind: 'product' as const,
    }));
    return [...pageTargets(staffPages), ...products];
  }, [staffPages, goods]);
  const linkTargets = useCallback(() => {
    const { document, schemas } = store.getState();
    return [...document.content.flatMap((block) => anchorTargets(block, schemas)), ...ofSite];
  }, [store, ofSite]);
  return useMemo(() => ({ goods, linkTargets }), [goods, linkTargets]);
}
