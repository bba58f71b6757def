import { useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { Note } from '@shop/shared/ui';
import { StaffLinkingPagesDocument, type StaffLinkingPagesQuery } from '../../generated/graphql';

type LinkingPage = StaffLinkingPagesQuery['staffLinkingPages'][number];

/** Which pages of the site would lead to nowhere. Without an answer, nothing is said. */
export function LinkingPages({ pageId: id }: { pageId: string }) {
  const { client } = useShop();
  const [pages, setPages] = useState<readonly LinkingPage[]>([]);

  useEffect(() => {
    let isGone = false;
    query(client, StaffLinkingPagesDocument, { id }).then(
      ({ staffLinkingPages }) => !isGone && setPages(staffLinkingPages),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client, id]);

  if (pages.length === 0) return null;
  const names = pages.map(({ title, path }) => `«${title}» (${path})`).join(', ');
  return <Note kind="warning">{`На\u00A0эту страницу ссылаются: ${names}`}</Note>;
}
