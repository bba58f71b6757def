import { checkStructure } from '.';

const pageOf = (props: object, count = 1): unknown => ({
  root: { props: { path: '/farms', title: '' } },
  content: Array.from({ length: count }, () => ({ type: 'Hero', props })),
});

const nested = (depth: number): object => (depth === 0 ? {} : { inner: nested(depth - 1) });

it('lets an unfinished page be saved', () => {
  expect(checkStructure(pageOf({ title: '', primary: { text: '', href: '' } }))).toEqual([]);
  expect(checkStructure({ root: { props: {} }, content: [], zones: {} })).toEqual([]);
});

it.each([
  ['no page', { content: [] }, 'root.props', 'type'],
  ['no list of blocks', { root: { props: {} } }, 'content', 'type'],
  ['a text in place of the blocks', { root: { props: {} }, content: 'нет' }, 'content', 'type'],
  ['a block without fields', { root: { props: {} }, content: [{ type: 'Hero' }] }, 'content[0]', 'type'],
  ['a block without a kind', { root: { props: {} }, content: [{ props: {} }] }, 'content[0].type', 'type'],
  [
    'a block that is hidden in part',
    { root: { props: {} }, content: [{ type: 'A', props: {}, isHidden: 'да' }] },
    'content[0].isHidden',
    'type',
  ],
  [
    'a block that begins at no time',
    { root: { props: {} }, content: [{ type: 'A', props: {}, startsAt: 'завтра' }] },
    'content[0].startsAt',
    'type',
  ],
  ['further parts', { root: { props: {} }, content: [], scripts: [] }, 'scripts', 'unknown'],
  ['blocks in blocks', { root: { props: {} }, content: [], zones: { hero: [] } }, 'zones', 'unknown'],
  ['too many blocks', pageOf({}, 61), 'content', 'too-many'],
  [
    'a document that is too large',
    pageOf({ texts: Array.from({ length: 45 }, () => 'я'.repeat(4500)) }),
    '',
    'too-large',
  ],
  ['a document that is too deep', pageOf(nested(11)), expect.stringContaining('inner.inner'), 'too-deep'],
  ['a text that is too long', pageOf({ title: 'а'.repeat(5001) }), 'content[0].props.title', 'too-long'],
  ['U+0000', pageOf({ title: 'а\u0000' }), 'content[0].props.title', 'characters'],
  ['a bad link', pageOf({ primary: { href: 'javascript:1' } }), 'content[0].props.primary.href', 'link'],
  ['a way to prototypes', pageOf({ constructor: {} }), 'content[0].props.constructor', 'unknown'],
  // Only a parser makes such a property.
  ['__proto__', JSON.parse('{"root":{"props":{"__proto__":{"a":1}}},"content":[]}'), 'root.props.__proto__', 'unknown'],
])('refuses %s', (_what, document: unknown, path, code) => {
  expect(checkStructure(document)).toMatchObject([{ path, code }]);
});
