import { NEWS_LIST_PATH, type NewsItem } from '@shop/shared/page-documents';
import { useEffect, useState } from 'react';

const NONE: readonly NewsItem[] = [];

async function askForNews(): Promise<readonly NewsItem[]> {
  const answer = await fetch(NEWS_LIST_PATH);
  return answer.ok ? ((await answer.json()) as NewsItem[]) : NONE; // the contract with the host
}

/** What is published of news, as the browser asks for it; none while it has not come. */
export function useCanvasNews(): readonly NewsItem[] {
  const [news, setNews] = useState(NONE);
  useEffect(() => {
    askForNews().then(setNews, () => undefined); // pages show what they show without news
  }, []);
  return news;
}
