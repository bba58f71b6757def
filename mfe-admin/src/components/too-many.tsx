import { MOST_SAVED_GOODS } from '@shop/shared/price-edit';
import { Note } from '@shop/shared/ui';

/**
 * Says, before anybody tries, that the rows are too many for one save; nothing while they are not.
 */
export function TooMany({ count }: { count: number }) {
  if (count <= MOST_SAVED_GOODS) return null;
  return (
    <Note kind="warning" role="status">
      {`За\u00A0раз сохраняется не\u00A0больше ${MOST_SAVED_GOODS} строк, всё или ничего. Изменено ${count}: `}
      верните лишние или загрузите изменения файлом.
    </Note>
  );
}
