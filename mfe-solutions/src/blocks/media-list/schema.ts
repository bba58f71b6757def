import { list, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const mediaListSchema = shape({
  ...headFields,
  items: list(
    shape({
      id: text(),
      /** ISO, `2024-11-12`. */
      date: text(),
      tag: text(),
      title: text(),
      text: text(),
      paragraphs: list(text()),
    }),
  ),
});

export type MediaListProps = Infer<typeof mediaListSchema>;
