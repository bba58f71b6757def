import { wholePath, withHiddenEmptied, withoutHidden, type PageDocument } from '.';

const block = (id: string, isHidden?: true) => ({ type: 'Hero', props: { id }, ...(isHidden && { isHidden }) });
const DOCUMENT: PageDocument = {
  root: { props: { path: '/a', title: 'А', description: 'А' } },
  content: [block('a', true), block('b'), block('c', true), block('d')],
};

it('leaves hidden blocks out, and says where the others are in the whole document', () => {
  const shown = withoutHidden(DOCUMENT);

  expect(shown.content).toEqual([block('b'), block('d')]);
  expect(wholePath(DOCUMENT, 'content[1].props.title')).toBe('content[3].props.title');
  expect(wholePath(DOCUMENT, 'content[0]')).toBe('content[1]');
  expect(wholePath(DOCUMENT, 'root.props.path')).toBe('root.props.path');
});

it('empties hidden blocks where the numbers of blocks count', () => {
  expect(withHiddenEmptied(DOCUMENT).content.map(({ props }) => props.id)).toEqual([undefined, 'b', undefined, 'd']);
});
