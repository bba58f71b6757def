import { Plugin } from 'prosemirror-state';
import { wordsWithFacts } from './text-words';

/** The class of a chip. */
export const CHIP = 'fact';

/** A chip says what the page says; its name is under the pointer. */
export function chipView(name: string, value: string) {
  const dom = document.createElement('span');
  dom.className = CHIP;
  dom.title = `{${name}}`;
  dom.textContent = value;
  return { dom };
}

/** Makes chips of the names of facts that are typed or pasted. */
export const chipFacts = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, position) => {
      if (!node.isText) return;
      const words = wordsWithFacts(node.textContent, node.marks);
      if (words.length === 1 && words[0]?.isText) return;
      tr.replaceWith(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize), words);
    });
    return tr.docChanged ? tr : null;
  },
});
