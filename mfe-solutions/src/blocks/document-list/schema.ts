import { list, oneOf, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

// What stands at the scale is counted, not written.
const { label: _label, ...fields } = headFields;

export const documentListSchema = shape({
  ...fields,
  groups: list(
    shape({
      title: text(),
      items: list(shape({ title: text(), text: text(), kind: oneOf('pdf', 'page'), href: text() })),
    }),
  ),
});

export type DocumentListProps = Infer<typeof documentListSchema>;
