import type { MapPoint, PointsMapProps } from '@shop/shared/federation';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { LazyMap } from './lazy-map';
import type { ShownPlace } from './place';

const Frame = styled.div`
  position: relative;
  height: 320px;
  border: 1px solid var(--c-line);
`;

/** All points of a carrier have one title, so that the map calls them by their addresses. */
function toPlace({ id, title, address, schedule = null, location }: MapPoint, city: string): ShownPlace {
  return {
    id,
    city,
    title: address,
    address: title,
    schedule,
    location,
    utcOffset: null,
    phone: null,
    url: null,
    kinds: [],
    description: null,
  };
}

/** The map of places with the points of a checkout instead. The list beside it has their texts. */
export function PointsMap({ city, points, chosenId, onChoose, onPlace }: PointsMapProps) {
  const [pointedId, setPointedId] = useState<number | null>(null);
  const places = useMemo(() => points.map((point) => toPlace(point, city)), [points, city]);
  const selected = useMemo(() => places.find(({ id }) => id === chosenId) ?? null, [places, chosenId]);
  return (
    <Frame>
      <LazyMap
        places={places}
        selected={selected}
        pointedId={pointedId}
        position={null}
        hasCard={false}
        onSelect={onChoose}
        onPoint={setPointedId}
        {...(onPlace && { onPlace })}
      />
    </Frame>
  );
}
