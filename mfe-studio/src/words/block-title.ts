import { COMMON_KIND, type Block, type Schemas } from '@shop/shared/page-documents';
import { valueWords } from './value-words';

/** What people call the kind of a block. */
export function kindName({ type }: Block, { kinds }: Schemas): string {
  return (Object.hasOwn(kinds, type) ? kinds[type]?.label : undefined) ?? type;
}

/** The heading of a block, else its first text, or the name of a common one; empty for none. */
export function blockWords({ type, props }: Block, { kinds }: Schemas): string {
  const common = type === COMMON_KIND ? kinds[type]?.fields.common : undefined;
  if (common) return valueWords(common, props.common);
  const fields = Object.entries(kinds[type]?.fields ?? {}).filter(([, field]) => field.type === 'text');
  const texts = fields.flatMap(([name, field]) => {
    const value = props[name];
    const isHeading = field.type === 'text' && field.role === 'heading';
    const isShown = field.type === 'text' && (isHeading || field.role === undefined) && name !== 'label';
    return isShown && typeof value === 'string' && value !== '' ? [{ isHeading, value }] : [];
  });
  return (texts.find(({ isHeading }) => isHeading) ?? texts[0])?.value ?? '';
}

/** «Первый экран: Машина вернётся в парк»: what tells a block from others of its kind. */
export const blockName = (block: Block, schemas: Schemas): string =>
  [kindName(block, schemas), blockWords(block, schemas)].filter(Boolean).join(': ');
