import { useEffect, useRef } from 'react';
import { MinusIcon, PlusIcon } from '@shop/shared/ui';
import type { Position } from '../distance';
import type { ShownPlace } from '../place';
import { createPlacesMap, type PlacesMapHandle } from './create-map';
import { Attribution, MapFrame, ZoomButtons } from './map-style';

const TEXTS = {
  map: 'Карта: стрелки двигают её, плюс и\u00A0минус меняют масштаб',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
};

export interface PlacesMapProps {
  places: readonly ShownPlace[];
  /** The place that is looked at. */
  selected: ShownPlace | null;
  /** The place that is pointed at in the list. */
  pointedId: number | null;
  /** Of the visitor, where he has said where he is. */
  position: Position | null;
  /** Pattern of pictures that lie under the markers; null: the land is drawn here. */
  tilesUrl: string | null;
  /** Whom those pictures come from. */
  tilesAttribution: string | undefined;
  onSelect: (placeId: number) => void;
  onPoint: (placeId: number | null) => void;
}

/** Places on a map. Its markers are Leaflet's; React only says what they show. */
export function PlacesMap(props: PlacesMapProps) {
  const { places, selected, pointedId, position, tilesUrl, tilesAttribution, onPoint } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<PlacesMapHandle>(null);
  const onSelect = useRef(props.onSelect);

  useEffect(() => {
    onSelect.current = props.onSelect;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const created = createPlacesMap(container.current, {
      tilesUrl,
      onSelect: (placeId) => onSelect.current(placeId),
      onPoint,
    });
    map.current = created;
    return () => created.remove();
  }, [tilesUrl, onPoint]);

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
      {tilesUrl && <Attribution>{tilesAttribution}</Attribution>}
    </MapFrame>
  );
}
