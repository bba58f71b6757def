import { countOf } from '@shop/shared/format';
import type { Lost } from './pasted-pieces';

const WORDS: Readonly<Record<Exclude<Lost, 'picture'>, string>> = {
  file: 'файлы (в\u00A0текст ставятся только картинки)',
  insert: 'вставки (видео, формула или\u00A0схема)',
  table: 'часть таблицы: её слова стали абзацами или\u00A0одной ячейкой',
  'table-looks': 'оформление и\u00A0ссылки внутри таблицы',
  stress: 'курсив и\u00A0подчёркивание: слова стали обычными',
  raised: 'верхние и\u00A0нижние буквы: они стали обычными',
  'heading-link': 'ссылки в\u00A0заголовках',
  card: 'часть, которой в\u00A0этом тексте нет места',
};

const pictureWords = (count: number) =>
  `${countOf(count, ['картинка', 'картинки', 'картинок'])} (сохраните и\u00A0перетащите сюда)`;

/** One line of what was pasted and could not come along; null when all came. */
export function lostWords(lost: readonly Lost[]): string | null {
  if (lost.length === 0) return null;
  const pictures = lost.filter((one) => one === 'picture').length;
  const others = [...new Set(lost)].flatMap((one) => (one === 'picture' ? [] : [WORDS[one]]));
  return `Вставлено не\u00A0всё. Не\u00A0вошли: ${[...(pictures > 0 ? [pictureWords(pictures)] : []), ...others].join('; ')}.`;
}
