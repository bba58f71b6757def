import { whenOf } from '@shop/shared/format';
import type { PageFacts, SaveState } from '../../editing';

/** What the site shows of the page. */
export function siteWords({ state, liveVersion, isTested, publishAt, unpublishAt, approval }: PageFacts): string {
  const test = isTested ? ', идёт A/B-тест' : '';
  const end = (unpublishAt ? `, снимется: ${whenOf(unpublishAt)}` : '') + (approval ? ', просят опубликовать' : '');
  if (publishAt) return `Запланировано: ${whenOf(publishAt)}${end}`;
  if (state === 'live') return `На\u00A0сайте: версия ${liveVersion ?? ''}${test}${end}`;
  return (state === 'off' ? 'Снята с\u00A0сайта' : 'Ещё не\u00A0на\u00A0сайте') + end;
}

/** What was typed after the page was asked for is not on the site either. */
const isAsAsked = ({ draft }: PageFacts, save: SaveState) =>
  save.kind === 'saved' && save.at === (draft.savedAt ?? null);

/** Whether there are edits that will not go out with the planned version. */
export const hasUnplannedEdits = (page: PageFacts, save: SaveState): boolean =>
  Boolean(page.publishAt) && (page.hasUnplanned || !isAsAsked(page, save));

/** Whether the draft of a live page is not what the site shows. */
export const hasNewEdits = (page: PageFacts, save: SaveState): boolean =>
  page.state === 'live' && (page.hasUnpublished || !isAsAsked(page, save));

/** Whether the site shows all that is in the draft; null where there is nothing to compare with. */
export function editsWords(page: PageFacts, save: SaveState): string | null {
  if (page.publishAt) return hasUnplannedEdits(page, save) ? 'Новые правки в\u00A0план не\u00A0войдут' : null;
  if (page.state !== 'live') return null;
  // They may be version B of the test, which is not to be called unpublished.
  if (page.isTested) return hasNewEdits(page, save) ? 'Правки публикуют после теста' : null;
  return hasNewEdits(page, save) ? 'Новые правки не\u00A0опубликованы' : 'Все правки опубликованы';
}

/** The version that shoppers see; null for none. */
export const shownVersionOf = ({ state, liveVersion }: PageFacts): number | null =>
  state === 'live' ? (liveVersion ?? null) : null;

/** When the next plan for the page comes true; null when there is none. */
export const nextPlan = ({ publishAt, unpublishAt }: PageFacts): string | null =>
  [publishAt, unpublishAt].flatMap((at) => at ?? []).toSorted()[0] ?? null;
