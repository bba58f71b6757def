import { useMemo, useState } from 'react';
import { RemoteWidget } from '@shop/shared/federation';
import { Button, Caption, SkeletonLines, Stack } from '@shop/shared/ui';
import { isPlaced, readPoint } from './place-fields';

const WORDS = {
  show: 'Указать на\u00A0карте',
  hide: 'Скрыть карту',
  hint: 'Нажмите на\u00A0карту: точка встанет туда. Приблизьте карту, чтобы попасть точнее.',
  failed: 'Карта не\u00A0загрузилась. Впишите широту и\u00A0долготу.',
};

/** The only point of its map. */
const ID = 1;

interface PointOnMapProps {
  title: string;
  city: string;
  /** Latitude and longitude as they are typed. */
  point: string;
  onPlace: (point: string) => void;
}

/** The site's map, a press on which says where something is. Numbers can be typed instead. */
export function PointOnMap({ title, city, point, onPlace }: PointOnMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const points = useMemo(() => {
    if (!isPlaced(point)) return [];
    const { latitude, longitude } = readPoint(point);
    return [
      { id: ID, title: '', address: title, location: { latitude: Number(latitude), longitude: Number(longitude) } },
    ];
  }, [point, title]);
  return (
    <Stack gap={2}>
      <div>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? WORDS.hide : WORDS.show}
        </Button>
      </div>
      {isOpen && <Caption as="p">{WORDS.hint}</Caption>}
      {isOpen && (
        <RemoteWidget
          id="mfe-solutions/points-map"
          props={{
            ...{ city, points, chosenId: points.length > 0 ? ID : null, onChoose: () => undefined },
            onPlace: ({ latitude, longitude }) => onPlace(`${latitude}, ${longitude}`),
          }}
          pending={<SkeletonLines count={3} />}
          fallback={
            <Caption as="p" role="status">
              {WORDS.failed}
            </Caption>
          }
        />
      )}
    </Stack>
  );
}
