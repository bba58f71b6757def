import { list, oneOf, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const documentListSchema = shape({
  ...headFields,
  groups: list(
    shape({
      title: text(),
      items: list(shape({ title: text(), text: text(), kind: oneOf('pdf', 'page'), href: text() })),
    }),
  ),
});

export type DocumentListProps = Infer<typeof documentListSchema>;
