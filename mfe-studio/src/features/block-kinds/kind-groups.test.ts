import { shape } from '@shop/shared/page-documents';
import { kindGroups } from './kind-groups';

it('puts kinds together by what they are for, and keeps those that it does not know', () => {
  const kinds = ['Newer', 'Faq', 'RichText', 'Hero'].map((kind) => [kind, shape({}, kind)] satisfies [string, unknown]);

  expect(kindGroups(kinds).map(({ label, kinds: own }) => [label, own.map(([kind]) => kind)])).toEqual([
    ['Начало и\u00A0текст', ['Hero', 'RichText']],
    ['Доводы', ['Faq']],
    ['Другие', ['Newer']],
  ]);
});
