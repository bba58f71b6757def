import type { ProductField, ProductForm } from './product-form';

export const FIELD_WORDS: Readonly<Record<ProductField, string>> = {
  name: 'Название',
  code: 'Артикул',
  slug: 'Адрес',
  category: 'Категория',
  description: 'Описание',
  price: 'Цена',
  active: 'В\u00A0продаже',
  onHand: 'На\u00A0полке',
  properties: 'Свойства',
  pictures: 'Фотографии',
};

/** A value in words, for whoever chooses between two. */
export function valueWords(form: ProductForm, field: ProductField): string {
  if (field === 'active') return form.active ? 'да' : 'нет';
  if (field === 'properties') return form.properties.map(({ value }) => value).join(', ') || '—';
  if (field === 'pictures') return `${form.pictures.length}\u00A0шт.`;
  return form[field] || '—';
}
