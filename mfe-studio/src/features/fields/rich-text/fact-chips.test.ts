import { EditorState } from 'prosemirror-state';
import { chipFacts } from './fact-chips';
import { partsOf, textOf } from './text-document';
import { fact } from './text-schema';

const PARTS = [{ type: 'paragraph', text: 'до ' }];

it('makes a chip of a name that is typed', () => {
  const before = EditorState.create({ doc: textOf(PARTS, []), plugins: [chipFacts] });

  const { doc } = before.apply(before.tr.insertText('{invis_duos.backup} и {seller.phone}', 4));

  const kinds: string[] = [];
  doc.descendants((node) => {
    if (node.isInline) kinds.push(node.type.name);
  });
  expect(kinds).toEqual(['text', fact.name, 'text']);
  expect(partsOf(doc)).toEqual([{ type: 'paragraph', text: 'до {invis_duos.backup} и {seller.phone}' }]);
});
