import { choice, list, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headFields } from '../common-fields';

// The label at the scale is the number of documents, so no document contains it.
const { label: _label, ...fields } = headFields;

const file = shape({
  title: text('Название'),
  text: text('Описание'),
  kind: choice('Вид', [
    ['pdf', 'Файл'],
    ['page', 'Страница'],
  ]),
  href: text('Адрес', { role: 'link' }),
});

export const documentListSchema = shape(
  {
    ...fields,
    groups: list(shape({ title: text('Название'), items: list(file, 'Документы') }), 'Группы'),
  },
  'Документы',
);

export type DocumentListProps = ValueOf<typeof documentListSchema>;
