import { whenOf } from '@shop/shared/format';
import type { PageFacts, SaveState } from '../../editing';

/** What the site shows of the page. */
export function siteWords({ state, liveVersion, publishAt }: PageFacts): string {
  if (publishAt) return `Запланировано: ${whenOf(publishAt)}`;
  if (state === 'live') return `На\u00A0сайте: версия ${liveVersion ?? ''}`;
  return state === 'off' ? 'Снята с\u00A0сайта' : 'Ещё не\u00A0на\u00A0сайте';
}

/** Whether the site shows all that is in the draft; null where there is nothing to compare with. */
export function editsWords({ state, hasUnpublished, publishAt, draft }: PageFacts, save: SaveState): string | null {
  if (state !== 'live' || publishAt) return null;
  // What was typed after the page was asked for is not on the site either.
  const isAsAsked = save.kind === 'saved' && save.at === (draft.savedAt ?? null);
  return hasUnpublished || !isAsAsked ? 'Новые правки не\u00A0опубликованы' : 'Все правки опубликованы';
}
