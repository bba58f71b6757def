import { useEffect, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '@shop/shared/ui';
import type { Position } from '../position';
import type { ShownPlace } from '../place';
import { createPlacesMap, type PlacesMapHandle } from './create-map';
import { Attribution, MapFrame, TouchHint, ZoomButtons } from './map.styles';

const TEXTS = {
  map: 'Карта: стрелки двигают её, плюс и\u00A0минус меняют масштаб',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  twoFingers: 'Карту двигают двумя пальцами',
};

export interface PlacesMapProps {
  places: readonly ShownPlace[];
  /** The place whose card is open. */
  selected: ShownPlace | null;
  /** The place that is hovered in the list. */
  pointedId: number | null;
  /** The visitor's position, if known. */
  position: Position | null;
  /** Address pattern of map tiles. Null: the map draws the land itself. */
  tilesUrl: string | null;
  /** A card about the selected place covers a part of the map; false for a map without cards. */
  hasCard?: boolean;
  /** The source of the tiles. */
  tilesAttribution: string | undefined;
  onSelect: (placeId: number) => void;
  /** Called when a city with several places is chosen. Absent for a map of one city's points. */
  onCity?: (city: string) => void;
  onPoint: (placeId: number | null) => void;
  /** Called with the place of a press beside the markers. Absent where nothing is placed. */
  onPlace?: (position: Position) => void;
}

/** Places on a map. Leaflet draws the markers; React only passes what they show. */
export function PlacesMap(props: PlacesMapProps) {
  const { places, selected, pointedId, position, tilesUrl, tilesAttribution, hasCard = true, onPoint } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<PlacesMapHandle>(null);
  const onSelect = useRef(props.onSelect);
  const onCity = useRef(props.onCity);
  const onPlace = useRef(props.onPlace);
  const hasCities = Boolean(props.onCity);
  const isPlacing = Boolean(props.onPlace);
  const [isHintShown, setIsHintShown] = useState(false);

  useEffect(() => {
    onSelect.current = props.onSelect;
    onCity.current = props.onCity;
    onPlace.current = props.onPlace;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const created = createPlacesMap(container.current, {
      tilesUrl,
      hasCard,
      onSelect: (placeId) => onSelect.current(placeId),
      onCity: hasCities ? (city) => onCity.current?.(city) : undefined,
      onPlace: isPlacing ? (position) => onPlace.current?.(position) : undefined,
      onPoint,
      onHint: setIsHintShown,
    });
    map.current = created;
    return () => created.remove();
  }, [tilesUrl, hasCard, hasCities, isPlacing, onPoint]);

  useEffect(() => map.current?.show(places, position), [places, position]);
  useEffect(() => map.current?.select(selected), [selected]);
  useEffect(() => map.current?.point(pointedId), [pointedId]);

  return (
    <MapFrame>
      <div ref={container} role="group" aria-label={TEXTS.map} />
      <ZoomButtons>
        <button type="button" aria-label={TEXTS.zoomIn} onClick={() => map.current?.zoomIn()}>
          <PlusIcon size={20} />
        </button>
        <button type="button" aria-label={TEXTS.zoomOut} onClick={() => map.current?.zoomOut()}>
          <MinusIcon size={20} />
        </button>
      </ZoomButtons>
      {isHintShown && <TouchHint aria-hidden="true">{TEXTS.twoFingers}</TouchHint>}
      {tilesUrl && <Attribution>{tilesAttribution}</Attribution>}
    </MapFrame>
  );
}
