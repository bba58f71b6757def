import { instantOf } from '@shop/shared/moscow-time';
import type { DiscountForm } from './discount-form';
import type { AccessoryForm, ProductField, ProductForm } from './product-form';
import { dayAndTime, type SaleForm } from './sale-form';

export const FIELD_WORDS: Readonly<Record<ProductField, string>> = {
  name: 'Название',
  code: 'Артикул',
  slug: 'Адрес',
  category: 'Категория',
  brand: 'Бренд',
  description: 'Описание',
  price: 'Цена',
  sale: 'Распродажа',
  discounts: 'Скидки',
  active: 'В\u00A0продаже',
  onHand: 'На\u00A0полке',
  properties: 'Свойства',
  pictures: 'Фотографии',
  stockItem: 'Вещь на\u00A0складе',
  perUnit: 'Штук в\u00A0товаре',
  accessories: 'Аксессуары',
  keyFacts: 'Ключевые факты',
  vehicles: 'Для каких машин',
  documents: 'Документы',
  services: 'Услуги',
};

const accessoryWords = ({ name, isIncluded }: AccessoryForm) => (isIncluded ? `${name} в\u00A0комплекте` : name);

const discountWords = ({ productCount, discount }: DiscountForm) =>
  `от\u00A0${productCount}\u00A0шт. ${discount}\u00A0₽`;

function saleWords(sale: SaleForm | null): string {
  const end = instantOf(sale?.endsAt ?? '');
  return sale === null ? '—' : `${sale.price}\u00A0₽${end ? ` до\u00A0${dayAndTime(end)}` : ''}`;
}

/** A value in words, for whoever chooses between two. */
export function valueWords(form: ProductForm, field: ProductField): string {
  if (field === 'active') return form.active ? 'да' : 'нет';
  if (field === 'sale') return saleWords(form.sale);
  if (field === 'discounts') return form.discounts.map(discountWords).join(', ') || '—';
  if (field === 'properties') return form.properties.map(({ value }) => value).join(', ') || '—';
  if (field === 'pictures') return `${form.pictures.length}\u00A0шт.`;
  if (field === 'stockItem') return form.stockItem?.name ?? '—';
  if (field === 'accessories') return form.accessories.map(accessoryWords).join(', ') || '—';
  if (field === 'services') return form.services.map(({ name }) => name).join(', ') || '—';
  if (field === 'keyFacts' || field === 'vehicles' || field === 'documents')
    return form[field].map(({ title }) => title).join(', ') || '—';
  return form[field] || '—';
}
