const GOODS_TEXTS: Readonly<Record<string, string>> = {
  'Охранные комплексы': 'Мешают уехать и помогают найти. Ставятся скрыто, место знает только владелец и мастер.',
  'Мониторинг транспорта': 'Где машина, кто за рулём, сколько топлива ушло. Для одной машины и для парка.',
  'Датчики и маяки': 'Дополняют комплексы и трекеры. Маяк работает и сам по себе.',
  'Груз и прицеп': 'Следят за прицепом, дверью кузова и температурой, когда водителя рядом нет.',
};

/** A sentence about a category of goods; a category the shop has not described has none. */
export function categoryText(category: string): string | undefined {
  return GOODS_TEXTS[category];
}

const TAGS: Readonly<Record<string, string>> = { invis_duos: 'Основная модель' };

/** A word that sets a product apart in a list. */
export function productTag(slug: string | null): string | undefined {
  return TAGS[slug ?? ''];
}
