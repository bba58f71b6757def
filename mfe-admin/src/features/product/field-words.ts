import type { AccessoryForm, ProductField, ProductForm } from './product-form';

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
  stockItem: 'Вещь на\u00A0складе',
  perUnit: 'Штук в\u00A0товаре',
  accessories: 'Аксессуары',
};

const accessoryWords = ({ name, isIncluded }: AccessoryForm) => (isIncluded ? `${name} в\u00A0комплекте` : name);

/** A value in words, for whoever chooses between two. */
export function valueWords(form: ProductForm, field: ProductField): string {
  if (field === 'active') return form.active ? 'да' : 'нет';
  if (field === 'properties') return form.properties.map(({ value }) => value).join(', ') || '—';
  if (field === 'pictures') return `${form.pictures.length}\u00A0шт.`;
  if (field === 'stockItem') return form.stockItem?.name ?? '—';
  if (field === 'accessories') return form.accessories.map(accessoryWords).join(', ') || '—';
  return form[field] || '—';
}
