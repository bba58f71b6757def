import type { InferType } from 'yup';
import { choice, list, shape, text } from '../../content/fields';
import { headFields } from '../common-fields';

// The label at the scale is the number of documents, so no document contains it.
const { label: _label, ...fields } = headFields;

const file = shape({
  title: text('Название'),
  text: text('Описание'),
  kind: choice('Вид', [
    ['pdf', 'PDF'],
    ['page', 'Страница'],
  ]),
  href: text('Адрес'),
});

export const documentListSchema = shape({
  ...fields,
  groups: list(shape({ title: text('Название'), items: list(file, 'Документы') }), 'Группы'),
}).label('Документы');

export type DocumentListProps = InferType<typeof documentListSchema>;
