import type { SearchPage } from '@shop/shared/federation';

/** The pages that the search in the header finds, besides the goods. No browser loads them. */
export const searchPages: readonly SearchPage[] = [
  { path: '/products', title: 'Оборудование', text: 'Каталог: охранные комплексы, трекеры, датчики и маяки' },
  { path: '/services', title: 'Услуги', text: 'Установка, связь и мониторинг, обслуживание комплексов' },
  { path: '/choose', title: 'Подобрать модель', text: 'Какой комплекс выбрать: четыре вопроса о машине' },
  { path: '/compare', title: 'Сравнение', text: 'Сравнить товары по характеристикам' },
];
