import type { PageContext } from '@shop/shared/federation';
import type { NewsItem } from '@shop/shared/page-documents';
import { shownTexts } from '../content/shown-texts';

/** The newest news but the page itself, in the words that it is shown in. */
export function latestNews({ news = [], lists, content }: PageContext, count: number): readonly NewsItem[] {
  const own = (content as { root?: { props: { path: string } } } | undefined)?.root?.props.path; // of a document
  const latest = news.filter(({ path }) => path !== own).slice(0, count);
  return latest.length > 0 ? shownTexts(latest, lists.facts) : [];
}
