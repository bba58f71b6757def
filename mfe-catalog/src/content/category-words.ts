const CATEGORY_TEXTS: Readonly<Record<string, string>> = {
  'Охранные комплексы': 'Мешают уехать и помогают найти. Ставятся скрыто, место знает только владелец и мастер.',
  'Мониторинг транспорта': 'Где машина, кто за рулём, сколько топлива ушло. Для одной машины и для парка.',
  'Датчики и маяки': 'Дополняют комплексы и трекеры. Маяк работает и сам по себе.',
  'Груз и прицеп': 'Следят за прицепом, дверью кузова и температурой, когда водителя рядом нет.',
};

/**
 * A sentence about a category; undefined for one that the shop has not described. Page data carries
 * it, so that no first view loads the words of other categories.
 */
export function categoryText(category: string): string | undefined {
  return CATEGORY_TEXTS[category];
}
