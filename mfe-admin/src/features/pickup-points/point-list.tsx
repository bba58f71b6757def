import { EditList, type EditItem } from '../../components';
import type { Point, PointChoices } from './point-fields';

const WORDS = { find: 'Найти пункт', add: 'Добавить пункт', none: 'Таких пунктов нет' };

interface PointListProps {
  points: readonly Point[];
  choices: PointChoices;
  onOpen: (id: number) => void;
}

function itemOf(point: Point, { cities, ways, places }: PointChoices): EditItem {
  const { id, cityId, typeId, isOwn, placeId, title, address, active } = point;
  const place = places.find((one) => one.id === placeId);
  const words = place ? `${place.title}, ${place.address}` : [title, address].filter(Boolean).join(', ');
  const way = ways.find((one) => one.id === typeId)?.name ?? '';
  return {
    ...{ id, title: cities.find((one) => one.id === cityId)?.city ?? '', badge: active ? null : 'закрыт' },
    note: `${way}: ${isOwn ? 'сам магазин' : words}`,
  };
}

/** All points in the order of cities, found by city, way, title or address. */
export function PointList({ points, choices, onOpen }: PointListProps) {
  const items = points
    .map((point) => itemOf(point, choices))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
  return <EditList label="Пункты выдачи" words={WORDS} items={items} onOpen={onOpen} />;
}
