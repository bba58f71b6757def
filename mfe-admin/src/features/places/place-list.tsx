import { EditList } from '../../components';
import type { Place } from './place-fields';

const WORDS = { find: 'Найти точку', add: 'Добавить точку', none: 'Таких точек нет' };

interface PlaceListProps {
  places: readonly Place[];
  onOpen: (id: number) => void;
}

/** All places, found by title, city or address. */
export function PlaceList({ places, onOpen }: PlaceListProps) {
  const items = places.map(({ id, title, city, address, active }) => ({
    ...{ id, title, note: `${city}, ${address}`, badge: active ? null : 'не\u00A0на\u00A0сайте' },
  }));
  return <EditList label="Точки" words={WORDS} items={items} onOpen={onOpen} />;
}
