import { EditorState } from 'prosemirror-state';
import { chipFacts } from './fact-chips';
import { partsOf, textOf } from './text-document';
import { fact } from './text-schema';

const PARTS = [{ type: 'paragraph', text: 'до ' }];

it('makes chips of the names that are typed, of facts and of the seller', () => {
  const before = EditorState.create({ doc: textOf(PARTS, []), plugins: [chipFacts] });

  const { doc } = before.apply(before.tr.insertText('{invis_duos.backup} и {seller.phone}', 4));

  const kinds: string[] = [];
  doc.descendants((node) => {
    if (node.isInline) kinds.push(node.type.name);
  });
  expect(kinds).toEqual(['text', fact.name, 'text', fact.name]);
  expect(partsOf(doc)).toEqual([{ type: 'paragraph', text: 'до {invis_duos.backup} и {seller.phone}' }]);
});
