import type { PageHead } from '@shop/shared/federation';

export function compareHead(): PageHead {
  return {
    title: 'Сравнение — INVIS DUOS',
    description: 'Выбранные товары рядом: показываем только то, чем они отличаются.',
    canonicalPath: '/compare',
    isIndexed: false,
  };
}
