import { whenOf } from '@shop/shared/format';
import type { SaveState } from '../../editing';

const WAITING = {
  offline: 'Нет связи. Всё сохранено на\u00A0этом устройстве',
  expired: 'Войдите снова. Всё сохранено на\u00A0этом устройстве',
  failed: 'Сайт не\u00A0отвечает. Всё сохранено на\u00A0этом устройстве',
  refused: 'Черновик не\u00A0принят. Всё сохранено на\u00A0этом устройстве',
} as const;

/** Where the draft is, in words. */
export function saveWords(save: SaveState): string {
  switch (save.kind) {
    case 'saved':
      return save.at === null ? 'Правок нет' : `Черновик сохранён: ${whenOf(save.at)}`;
    case 'changed':
    case 'saving':
      return 'Сохраняем…';
    case 'waiting':
      return save.text ?? WAITING[save.why];
    case 'conflict':
      return 'Черновик ждёт вашего выбора';
  }
}
