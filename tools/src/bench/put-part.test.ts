import { putPart } from './put-part';

const DOCUMENT = '# Benchmarks\n\nHow.\n\n## Size\n\n12 KB\n\n## Load\n\n### Pages\n\n100 a second\n';

it('replaces the part that was measured anew, and keeps the others as they stand', () => {
  expect(putPart(DOCUMENT, { title: 'Size', text: '11 KB' })).toBe(DOCUMENT.replace('12 KB', '11 KB'));
});

it('puts a part that is new at the end', () => {
  expect(putPart(DOCUMENT, { title: 'Heap', text: '36 MB' })).toBe(`${DOCUMENT}\n## Heap\n\n36 MB\n`);
});

it('begins a document that holds no part yet', () => {
  expect(putPart('# Benchmarks\n', { title: 'Heap', text: '36 MB' })).toBe('# Benchmarks\n\n## Heap\n\n36 MB\n');
});
