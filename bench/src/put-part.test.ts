import { putPart } from './put-part';

const DOCUMENT = '# Benchmarks\n\nHow.\n\n## Size\n\n12 KB\n\n## Load\n\n### Pages\n\n100 a second\n';

it('replaces the part measured again, and leaves the others unchanged', () => {
  expect(putPart(DOCUMENT, { title: 'Size', text: '11 KB' })).toBe(DOCUMENT.replace('12 KB', '11 KB'));
});

it('appends a new part', () => {
  expect(putPart(DOCUMENT, { title: 'Heap', text: '36 MB' })).toBe(`${DOCUMENT}\n## Heap\n\n36 MB\n`);
});

it('adds the first part to a document', () => {
  expect(putPart('# Benchmarks\n', { title: 'Heap', text: '36 MB' })).toBe('# Benchmarks\n\n## Heap\n\n36 MB\n');
});
