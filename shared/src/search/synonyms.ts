import { stemOf } from './words';

/**
 * Words that buyers use for the same things. One word of a group also finds what the others find.
 * Endings do not matter.
 */
const GROUPS = [
  'сигнализация автосигнализация угон угнали угонщик противоугонная кража иммобилайзер охранный блокировка',
  'трекер gps жпс джипиэс глонасс мониторинг слежение',
  'антенна гнсс gnss',
  'маяк закладка поиск',
  'online онлайн',
  'lite лайт',
  'logistic логистик логистический',
  'топливо бензин дизель солярка слив бак',
  'термодатчик температура холод рефрижератор',
  'прицеп полуприцеп фура тягач',
  'видеотерминал видео видеорегистратор регистратор камера',
  'obd обд диагностический',
  'прокат такси каршеринг аренда',
  'лизинг лизинговый залог',
  'установка монтаж поставить установить',
  'доставка курьер самовывоз пвз',
  'оплата оплатить счёт чек',
  'обмен возврат вернуть гарантия',
  'контакты телефон адрес',
  'инструкция руководство документ',
  'sim симка симкарта',
];

function groupsByStem(): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, string[]>();
  for (const group of GROUPS) {
    const words = group.replaceAll('ё', 'е').split(' ');
    for (const word of words) byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), ...words]);
  }
  return byStem;
}

const BY_STEM = groupsByStem();

/** Other words for the same thing; none for most words. */
export function synonymsOf(word: string): readonly string[] {
  return BY_STEM.get(stemOf(word))?.filter((other) => other !== word) ?? [];
}
