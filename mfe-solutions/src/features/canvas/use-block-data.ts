import { NEWS_PAGE, type NewsItem } from '@shop/shared/page-documents';
import { useShopConfig, type PublicLists } from '@shop/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import type { DocumentData, ShownDocument } from '../../documents';
import { catalog } from './use-canvas-lists';
import { useCanvasNews } from './use-canvas-news';

/** Typing asks the catalogue when it pauses. */
const PAUSE_MS = 400;

// Not from the index, which would bring the documents of all pages.
const loadData = () => import(/* webpackChunkName: "block-data" */ '../../documents/data');

export interface BlockData {
  data: DocumentData;
  /** What a piece of news shows of others. */
  otherNews: readonly NewsItem[];
  /** Whether blocks of a kind have data, which may still be on their way. */
  needsData: (type: string) => boolean;
}

/**
 * What blocks show of the catalogue and the lists; the server computes it for shoppers.
 * @returns null while nothing is known
 */
export function useBlockData(document: ShownDocument | null, lists: PublicLists): BlockData | null {
  const { publicUrl } = useShopConfig();
  const news = useCanvasNews();
  const [known, setKnown] = useState<BlockData | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!document) return undefined;
    let isLeft = false;
    const show = async () => {
      const { dataOf, needsData } = await loadData();
      isFirst.current = false;
      setKnown((before) => before ?? { data: {}, otherNews: [], needsData });
      const place = { params: {}, search: new URLSearchParams() };
      const data = await dataOf({ ...place, lists, catalog, news, publicUrl, content: document });
      // `dataOf` names the other news so.
      const otherNews = (data[NEWS_PAGE] ?? []) as readonly NewsItem[];
      if (!isLeft) setKnown({ data, otherNews, needsData });
    };
    const timer = setTimeout(() => void show().catch(() => undefined), isFirst.current ? 0 : PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [document, lists, news, publicUrl]);

  return known;
}
