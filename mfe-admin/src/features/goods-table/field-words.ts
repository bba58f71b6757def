import { formatPrice } from '@shop/shared/format';
import { readPrice } from '@shop/shared/price-edit';
import type { GoodsField, GoodsValues } from '../../goods';

export const FIELD_LABELS: Record<GoodsField, string> = {
  name: 'Название',
  price: 'Цена',
  active: 'В\u00A0продаже',
};

/** A value as people read it. */
export function valueWords(field: GoodsField, values: GoodsValues): string {
  if (field === 'active') return values.active ? 'да' : 'нет';
  if (field === 'name') return `«${values.name}»`;
  const price = readPrice(values.price);
  return price === null ? values.price : formatPrice(price);
}
