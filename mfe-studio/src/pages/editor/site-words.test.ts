import type { PageFacts, SaveState } from '../../editing';
import { editsWords, siteWords } from './site-words';

const SAVED_AT = '2026-11-26T10:00:00.000Z';
const page: PageFacts = {
  ...{
    id: 'p1',
    path: '/rental',
    isCommon: false,
    title: 'Прокат',
    state: 'live',
    liveVersion: 3,
    hasUnpublished: false,
    isTested: false,
  },
  ...{
    publishAt: null,
    hasUnplanned: false,
    unpublishAt: null,
    approval: null,
    unpublishTo: null,
    liveFaults: [],
    draft: { savedAt: SAVED_AT },
  },
};
const saved: SaveState = { kind: 'saved', at: SAVED_AT };
const NEW = 'Новые правки не\u00A0опубликованы';
const PLANNED = '2026-11-30T06:00:00.000Z';
const LEFT_OUT = 'Новые правки в\u00A0план не\u00A0войдут';

it.each<[string, Partial<PageFacts>]>([
  ['На\u00A0сайте: версия 3', {}],
  ['Снята с\u00A0сайта', { state: 'off' }],
  ['На\u00A0сайте: версия 3, снимется: 5 декабря 2020, 23:59', { unpublishAt: '2020-12-05T20:59:00.000Z' }],
  ['На\u00A0сайте: версия 3, идёт A/B-тест', { isTested: true }],
  ['Ещё не\u00A0на\u00A0сайте', { state: 'draft', liveVersion: null }],
])('says what the site shows: %s', (words, facts) => {
  expect(siteWords({ ...page, ...facts })).toBe(words);
});

it.each<[string | null, Partial<PageFacts>, SaveState]>([
  ['Все правки опубликованы', {}, saved],
  [NEW, { hasUnpublished: true }, saved],
  [NEW, {}, { kind: 'changed' }],
  [NEW, {}, { kind: 'saved', at: '2026-11-26T10:00:02.000Z' }],
  [null, { publishAt: PLANNED, hasUnpublished: true }, saved],
  [LEFT_OUT, { publishAt: PLANNED, hasUnplanned: true }, saved],
  [LEFT_OUT, { publishAt: PLANNED, state: 'draft' }, { kind: 'changed' }],
  [null, { isTested: true }, saved],
  ['Правки публикуют после теста', { isTested: true, hasUnpublished: true }, saved],
  [null, { state: 'off' }, saved],
  [null, { state: 'draft', liveVersion: null, hasUnpublished: true }, saved],
])('says whether all is published: %s', (words, facts, save) => {
  expect(editsWords({ ...page, ...facts }, save)).toBe(words);
});
