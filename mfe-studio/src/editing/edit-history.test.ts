import fc from 'fast-check';
import { setValue } from './document-edit';
import { rebase, record, redo, startHistory, undo } from './edit-history';
import { pageOf, titlesOf } from './testing/documents';

const PATH = 'content[0].props.title';

it('takes typing in one field without a pause as one step', () => {
  const typed = ['П', 'Пр', 'Про'].reduce(
    (history, title, index) => record(history, { document: pageOf(title), path: PATH, at: index * 900 }),
    startHistory(pageOf('')),
  );

  expect(titlesOf(undo(typed).present)).toEqual(['']);
});

it.each([
  ['a pause of a second', { path: PATH, at: 1000 }],
  ['another field', { path: 'root.props.title', at: 10 }],
  ['anything that is no typing', { at: 10 }],
])('begins a step after %s', (_what, edit) => {
  const first = record(startHistory(pageOf('')), { document: pageOf('1'), path: PATH, at: 0 });

  const second = record(first, { document: pageOf('2'), ...edit });

  expect(titlesOf(undo(second).present)).toEqual(['1']);
});

it('keeps a hundred steps, and forgets what was undone when somebody goes on', () => {
  const states = Array.from({ length: 150 }, (_, index) => pageOf(String(index)));
  const full = states.reduce((history, document) => record(history, { document, at: 0 }), startHistory(pageOf('')));

  expect(full.past).toHaveLength(100);
  expect(record(undo(full), { document: pageOf('new'), at: 0 }).future).toEqual([]);
});

it('ends in the same document after any number of undos and as many redos', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 60 }), fc.nat(60), (titles, count) => {
      const start = startHistory(pageOf(''));
      const edited = titles.reduce((history, title) => record(history, { document: pageOf(title), at: 0 }), start);
      const times = Array.from({ length: Math.min(count, edited.past.length) });

      const back = times.reduce(undo, edited);
      const again = times.reduce(redo, back);

      expect(again).toEqual({ ...edited, typed: null });
    }),
  );
});

it('never gives back the words of others as they were before, after any number of undos and redos', () => {
  const step = fc.record({
    block: fc.nat(2),
    words: fc.string(),
    isTheirs: fc.boolean(),
    turn: fc.constantFrom(undo, redo),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let history = startHistory(pageOf('', '', ''));
      // The last one is theirs alone.
      const theirs = { title: '' };
      for (const { block, words, isTheirs, turn } of steps) {
        const at = isTheirs ? 2 : block % 2;
        if (isTheirs) theirs.title = words;
        const document = setValue(history.present, `content[${at}].props.title`, words);
        history = isTheirs ? rebase(history, document) : record(history, { document, at: 0 });
        history = turn(history);
        expect(titlesOf(history.present)[2]).toBe(theirs.title);
      }
    }),
  );
});
