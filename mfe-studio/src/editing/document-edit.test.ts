import { checkValue } from '@shop/shared/page-documents';
import * as edits from './document-edit';
import { SCHEMAS, pageOf, titlesOf } from './testing/documents';
import { valueAt } from './paths';

const MEDIA = SCHEMAS.kinds.MediaList;

it('sets a value, and leaves the document and the other blocks as they were', () => {
  const before = pageOf('А', 'Б');

  const after = edits.setValue(before, 'content[1].props.title', 'В');

  expect(titlesOf(after)).toEqual(['А', 'В']);
  expect(titlesOf(before)).toEqual(['А', 'Б']);
  expect(after.content[0]).toBe(before.content[0]);
});

it('takes an optional property away', () => {
  const before = edits.setValue(pageOf('А'), 'content[0].props.lead', 'Слова');

  expect(edits.setValue(before, 'content[0].props.lead', undefined)).toEqual(pageOf('А'));
});

it.each(['content[7].props.title', 'root.props.title.x', 'content[0]..title'])('refuses the path %s', (path) => {
  expect(() => edits.setValue(pageOf('А'), path, 'Б')).toThrow(path.includes('..') ? 'is no path' : 'has no');
});

it('reads no inherited properties', () => {
  expect(valueAt(pageOf('А'), 'root.constructor')).toBeUndefined();
});

it.each(Object.entries(SCHEMAS.kinds))(
  'adds a block of the kind %s that lacks nothing but words, with an anchor of its own',
  (kind, schema) => {
    const { document, id } = edits.insertBlock(
      edits.insertBlock(pageOf('А'), kind, schema, 1).document,
      kind,
      schema,
      0,
    );

    expect(document.content.map(({ type }) => type)).toEqual([kind, 'Hero', kind]);
    expect(new Set(document.content.map(edits.blockIdOf)).size).toBe(3);
    const faults = checkValue(schema, document.content[0]?.props, { path: '', names: [] });
    expect(faults.filter(({ code }) => code !== 'sample')).toEqual([]);
    expect(edits.indexOfBlock(document, id)).toBe(0);
  },
);

it('duplicates a block with new anchors inside', () => {
  if (!MEDIA) throw new Error('no schema');
  const { document, id } = edits.insertBlock(pageOf(), 'MediaList', MEDIA, 0);

  const copied = edits.duplicateBlock(document, id, MEDIA).document;

  const anchors = copied.content.flatMap(({ props }) => [
    props.id,
    ...(props.items as { id: string }[]).map((item) => item.id),
  ]);
  expect(new Set(anchors).size).toBe(4);
});

it.each([
  ['a', 1, ['Б', 'А', 'В']],
  ['c', 0, ['В', 'А', 'Б']],
  ['a', -1, ['А', 'Б', 'В']],
  ['b', 99, ['А', 'В', 'Б']],
  ['gone', 0, ['А', 'Б', 'В']],
])('moves the block %s to %i', (id, to, expected) => {
  expect(titlesOf(edits.moveBlock(pageOf('А', 'Б', 'В'), id, to))).toEqual(expected);
});

it('adds, moves, duplicates and removes items of a list', () => {
  if (!MEDIA) throw new Error('no schema');
  const item = MEDIA.fields.items;
  if (item?.type !== 'list') throw new Error('no list');
  const path = 'content[0].props.items';
  const start = edits.insertBlock(pageOf(), 'MediaList', MEDIA, 0).document;

  const two = edits.setValue(edits.insertItem(start, path, 1, item.item), `${path}[1].title`, 'Вторая');
  const moved = edits.moveItem(two, path, 1, 0);
  const three = edits.duplicateItem(moved, path, 0, item.item);
  const last = edits.removeItem(edits.removeItem(three, path, 0), path, 0);

  expect(valueAt(three, path)).toHaveLength(3);
  expect(valueAt(last, `${path}[0].title`)).toBe('Название…');
});

it('removes a block', () => {
  expect(titlesOf(edits.removeBlock(pageOf('А', 'Б'), 'a'))).toEqual(['Б']);
});

it('hides a block where it is, and shows it again', () => {
  const before = pageOf('А', 'Б');

  const hidden = edits.setHidden(before, 'b', true);

  expect(hidden.content.map(({ isHidden }) => isHidden)).toEqual([undefined, true]);
  expect(JSON.stringify(edits.setHidden(hidden, 'b', false))).toBe(JSON.stringify(before));
  expect(edits.setHidden(before, 'gone', true)).toBe(before);
});
