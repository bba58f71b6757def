import { duplicateBlock, moveBlock, removeBlock, setHidden, setValue } from './document-edit';
import { isSame } from './is-same';
import { flip, mergeDocuments, resolveConflicts } from './merge';
import { SCHEMAS, pageOf, titlesOf } from './testing/documents';

const BASE = pageOf('А', 'Б', 'В');
const title = (index: number, words: string, document = BASE) =>
  setValue(document, `content[${index}].props.title`, words);

it('puts changes of different blocks together', () => {
  const { document, conflicts } = mergeDocuments(BASE, title(0, 'Моё'), title(2, 'Чужое'));

  expect(titlesOf(document)).toEqual(['Моё', 'Б', 'Чужое']);
  expect(conflicts).toEqual([]);
});

it('puts a move, a new block and a removed one together', () => {
  const mine = moveBlock(BASE, 'a', 2);
  const theirs = removeBlock(duplicateBlock(BASE, 'b', SCHEMAS.kinds.Hero).document, 'c');

  expect(titlesOf(mergeDocuments(BASE, mine, theirs).document)).toEqual(['Б', 'Б', 'А']);
  expect(titlesOf(mergeDocuments(BASE, theirs, mine).document)).toEqual(['Б', 'Б', 'А']);
});

it('says so when both have changed the same block, and keeps both texts', () => {
  const { document, conflicts } = mergeDocuments(BASE, title(1, 'Моё'), title(0, 'Чужое А', title(1, 'Чужое')));

  expect(titlesOf(document)).toEqual(['Чужое А', 'Моё', 'В']);
  expect(conflicts).toMatchObject([{ blockId: 'b', mine: { title: 'Моё' }, theirs: { title: 'Чужое' } }]);
  expect(titlesOf(resolveConflicts(document, conflicts, { b: 'theirs' }))).toEqual(['Чужое А', 'Чужое', 'В']);
  expect(flip(conflicts, { b: 'theirs' })).toEqual({ b: 'mine' });
});

it('is no conflict when both have done the same', () => {
  expect(mergeDocuments(BASE, title(1, 'Оба'), title(1, 'Оба')).conflicts).toEqual([]);
});

it('puts changes of different fields of one block together, and asks about the others alone', () => {
  const lead = (words: string | undefined, document = BASE) => setValue(document, 'content[1].props.lead', words);

  expect(mergeDocuments(BASE, title(1, 'Моё'), lead('Чужое'))).toEqual({
    document: title(1, 'Моё', lead('Чужое')),
    conflicts: [],
  });
  expect(mergeDocuments(lead('Было'), title(1, 'Моё', lead('Было')), BASE).document).toEqual(title(1, 'Моё'));

  const { document, conflicts } = mergeDocuments(BASE, title(1, 'Моё'), lead('Чужое', title(1, 'Чужое')));
  expect(conflicts).toMatchObject([{ mine: { title: 'Моё', lead: 'Чужое' }, theirs: { title: 'Чужое' } }]);
  expect(resolveConflicts(document, conflicts, { b: 'mine' })).toEqual(lead('Чужое', title(1, 'Моё')));
});

it('keeps the title of one and the description of the other', () => {
  const of = (name: string) => setValue(BASE, `root.props.${name}`, 'Новое');
  const { document, conflicts } = mergeDocuments(BASE, of('title'), of('description'));

  expect(conflicts).toEqual([]);
  expect(document.root.props).toMatchObject({ title: 'Новое', description: 'Новое' });
});

it('asks when one has changed what the other has removed', () => {
  const { document, conflicts } = mergeDocuments(BASE, removeBlock(BASE, 'b'), title(1, 'Чужое'));

  expect(conflicts).toMatchObject([{ blockId: 'b', mine: null, theirs: { title: 'Чужое' } }]);
  expect(titlesOf(document)).toEqual(['А', 'Чужое', 'В']);
  const removed = resolveConflicts(document, conflicts, {});
  expect(titlesOf(removed)).toEqual(['А', 'В']);
  expect(titlesOf(resolveConflicts(removed, conflicts, { b: 'theirs' }))).toEqual(['А', 'В', 'Чужое']);
});

it('keeps the words of one and the hiding of the other, and a hidden block stays hidden when it is put back', () => {
  const hidden = setHidden(BASE, 'b', true);
  const merged = mergeDocuments(BASE, title(1, 'Моё'), hidden);

  expect(merged).toEqual({ document: title(1, 'Моё', hidden), conflicts: [] });
  expect(mergeDocuments(hidden, title(1, 'Моё', hidden), BASE).document).toEqual(title(1, 'Моё'));

  const { document, conflicts } = mergeDocuments(BASE, removeBlock(BASE, 'b'), hidden);
  const removed = resolveConflicts(document, conflicts, {});
  expect(resolveConflicts(removed, conflicts, { b: 'theirs' }).content.at(-1)).toEqual(hidden.content[1]);
});

it('keeps the words of one and the period of the other, and asks when both have given it another one', () => {
  const endsAt = (day: string, document = BASE) =>
    setValue(document, 'content[1].endsAt', `2026-12-${day}T09:00:00.000Z`);

  expect(mergeDocuments(BASE, title(1, 'Моё'), endsAt('05'))).toEqual({
    document: title(1, 'Моё', endsAt('05')),
    conflicts: [],
  });
  expect(mergeDocuments(BASE, setHidden(BASE, 'b', true), endsAt('05')).document).toEqual(
    setHidden(endsAt('05'), 'b', true),
  );
  expect(mergeDocuments(endsAt('05'), BASE, endsAt('05')).document).toEqual(BASE);

  const { document, conflicts } = mergeDocuments(BASE, endsAt('05'), endsAt('06'));
  expect(conflicts).toHaveLength(1);
  expect(resolveConflicts(document, conflicts, { b: 'mine' })).toEqual(endsAt('05'));
  expect(resolveConflicts(document, conflicts, { b: 'theirs' })).toEqual(endsAt('06'));
});

it('asks when both have changed what the page says of itself', () => {
  const of = (words: string) => setValue(BASE, 'root.props.title', words);

  const { document, conflicts } = mergeDocuments(BASE, of('Моё'), of('Чужое'));

  expect(conflicts).toMatchObject([{ blockId: null, mine: { title: 'Моё' }, theirs: { title: 'Чужое' } }]);
  expect(resolveConflicts(document, conflicts, { '': 'theirs' }).root.props.title).toBe('Чужое');
});

it('does not mind the order of properties', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSame([1, 2], { 0: 1, 1: 2 })).toBe(false);
});
