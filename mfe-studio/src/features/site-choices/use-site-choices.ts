import { useEffect, useMemo, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import type { LinkTarget } from '../links';
import { ChoicesDocument, type ChoicesQuery } from '../../generated/graphql';
import { fileName } from '../media';
import { pageName } from '../../words';

const NONE: ChoicesQuery = { staffPages: [], siteProducts: [], staffLinkedFiles: [] };

function pageTargets(pages: ChoicesQuery['staffPages']): LinkTarget[] {
  return pages.flatMap(({ path, title, state }) => {
    const name = pageName(title);
    return path ? [{ href: path, name, kind: 'page' as const, isHidden: state !== 'live' }] : [];
  });
}

function productTargets(products: ChoicesQuery['siteProducts']): LinkTarget[] {
  return products.flatMap(({ active, slug, name }) =>
    active && slug ? [{ href: `/${slug}`, name, kind: 'product' as const }] : [],
  );
}

function fileTargets(files: ChoicesQuery['staffLinkedFiles']): LinkTarget[] {
  return files.map((file) => ({ href: file.address, name: fileName(file), kind: 'file' }));
}

/**
 * The goods of the site, and where links may lead: its pages, goods and files. None until they have
 * come, or when they do not: addresses can still be typed, and the API checks them.
 */
export function useSiteChoices() {
  const { client } = useShop();
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    query(client, ChoicesDocument, {}).then(
      (answer) => !isGone && setChoices(answer),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  const { staffPages, siteProducts, staffLinkedFiles } = choices;
  const targets = useMemo(
    () => [...pageTargets(staffPages), ...productTargets(siteProducts), ...fileTargets(staffLinkedFiles)],
    [staffPages, siteProducts, staffLinkedFiles],
  );
  return { products: siteProducts, targets };
}
