import { isoDate } from '@shop/shared/format';
import { sampleText, type Field, type TextField } from '@shop/shared/page-documents';

function smallestText(field: TextField): string {
  const { role, initial } = field;
  if (initial !== undefined) return initial;
  if (role === 'link') return '/';
  if (role === 'day') return isoDate(Date.now());
  // Pictures, goods and anchors are chosen; any text would name something that does not exist.
  return sampleText(field) ?? '';
}

/**
 * The smallest value that a field allows: without what is optional, with one item in each list. A
 * picture or a product that has to be chosen is empty, which a draft may be.
 */
export function smallestValue(field: Field): unknown {
  switch (field.type) {
    case 'text':
      return smallestText(field);
    case 'number':
      return field.initial ?? 0;
    case 'flag':
      return false;
    case 'choice':
      return field.options[0]?.value;
    case 'constant':
      return field.value;
    case 'list':
      return [smallestValue(field.item)];
    case 'shape':
      // Its words are of the picture that will be chosen; a sample would be published unread.
      if (field.role === 'picture') return { src: '', width: 0, height: 0, alt: '' };
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, inner]) =>
          inner.isOptional ? [] : [[name, smallestValue(inner)] as const],
        ),
      );
    case 'variants': {
      const [shape] = Object.values(field.shapes);
      return shape ? smallestValue(shape) : {};
    }
  }
}
