import { EditList, type EditItem } from '../../components';
import { VALUE_KINDS, type Kind } from './kind-fields';

const WORDS = { find: 'Найти свойство', add: 'Добавить свойство', none: 'Таких свойств нет' };

function itemOf({ id, name, type, valueKind, unit, compare, isFilter, goodsCount }: Kind): EditItem {
  const value = VALUE_KINDS.find((kind) => kind.value === valueKind)?.label.toLowerCase() ?? '';
  const parts = [
    type,
    unit === '' ? value : `${value}, ${unit}`,
    `у\u00A0товаров: ${goodsCount}`,
    ...(compare ? ['сравнение'] : []),
    ...(isFilter ? ['фильтр'] : []),
  ];
  return { id, title: name, note: parts.join(' · '), badge: null };
}

/** All properties that goods can have, by name. */
export function KindList({ kinds, onOpen }: { kinds: readonly Kind[]; onOpen: (id: number) => void }) {
  const items = kinds.map(itemOf).toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
  return <EditList label="Свойства" words={WORDS} items={items} onOpen={onOpen} />;
}
