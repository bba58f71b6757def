import { useList, useLocation, useShop } from '@shop/shared/runtime';
import { Container, VisuallyHidden } from '@shop/shared/ui';
import { useCallback, useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { findPlaces, type PlacesData } from './found-places';
import { LazyMap } from './lazy-map';
import { useNow } from './opening-status';
import type { ShownPlace } from './place';
import { PlaceCard } from './place-card';
import { PlaceFilters } from './place-filters';
import { PlaceList } from './place-list';
import { ListPane, MapBox, MapPane, SkipLink, Split, Width } from './places-view.styles';
import { TEXTS } from './texts';
import { usePanes } from './use-panes';
import { usePlaceQuery } from './use-place-query';
import { usePosition } from './position';

interface PlacesViewProps {
  /** Null until the whole list has arrived. */
  places: readonly ShownPlace[] | null;
  /** What the server found for this address. */
  data: PlacesData;
  /**
   * True if more of the page follows. On a phone the list then scrolls by itself, so that the rest
   * of the page is within reach.
   */
  isPart: boolean;
}

/** Places on a map and in a list, with filters, search, sorting by distance and a card. */
export function PlacesView({ places, data, isPart }: PlacesViewProps) {
  const { lists } = useShop();
  const hasFailed = useList('places').hasFailed && !data.hasList;
  const { pathname } = useLocation();
  const { query, hrefOf, change, type, forget } = usePlaceQuery();
  const { state: visitor, request: requestPosition, forget: forgetPosition } = usePosition();
  const nowMs = useNow();
  const [pointedId, setPointedId] = useState<number | null>(null);
  const [chosenOnMap, setChosenOnMap] = useState<number | null>(null);
  const { mapPane, listPane, showMap, showList, focusMap } = usePanes();
  const id = useId();

  const position = visitor.kind === 'known' ? visitor.position : null;
  const text = useDeferredValue(query.text);
  const { kind, placeId, page } = query;
  const { fitting, total, counts, selected } = useMemo(
    () => (places ? findPlaces(places, { text, kind, placeId, page }, position) : data),
    [places, data, text, kind, placeId, page, position],
  );

  const handleSelect = (chosenId: number) => {
    setChosenOnMap(chosenId);
    change({ placeId: chosenId });
  };
  /** Within a city the list leads: it has the streets. */
  const handleCity = (city: string) => {
    change({ text: city, placeId: null, page: 1 });
    showList();
  };
  const handleOpen = useCallback(() => {
    setChosenOnMap(null);
    showMap();
  }, [showMap]);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !selected) return;
    change({ placeId: null });
    focusMap();
  };
  const handleRetry = () => void lists.load(['places'], { isForced: true });

  return (
    <>
      <Container>
        <PlaceFilters
          action={pathname}
          query={query}
          hrefOf={hrefOf}
          counts={counts}
          position={visitor}
          onType={type}
          onNearest={position ? forgetPosition : requestPosition}
        />
      </Container>
      <Width>
        <Split>
          <MapPane ref={mapPane} tabIndex={-1} role="region" aria-labelledby={`${id}-map`} onKeyDown={handleKeyDown}>
            <VisuallyHidden as="h2" id={`${id}-map`}>
              {TEXTS.map}
            </VisuallyHidden>
            <SkipLink href={`#${id}-list`}>{TEXTS.toList}</SkipLink>
            <MapBox>
              <LazyMap
                places={fitting}
                selected={selected}
                pointedId={pointedId}
                position={position}
                onSelect={handleSelect}
                onCity={handleCity}
                onPoint={setPointedId}
              />
            </MapBox>
            {selected && (
              <PlaceCard
                place={selected}
                nowMs={nowMs}
                closeHref={hrefOf({ ...query, placeId: null })}
                onClose={focusMap}
                takesFocus={chosenOnMap === selected.id}
              />
            )}
          </MapPane>
          <ListPane ref={listPane} tabIndex={-1} $isPart={isPart}>
            <VisuallyHidden as="h2" id={`${id}-title`}>
              {TEXTS.list}
            </VisuallyHidden>
            <PlaceList
              id={`${id}-list`}
              titleId={`${id}-title`}
              places={fitting}
              total={total}
              query={query}
              hrefOf={hrefOf}
              position={position}
              nowMs={nowMs}
              pointedId={pointedId}
              onPoint={setPointedId}
              onOpen={handleOpen}
              hasFailed={hasFailed}
              onRetry={handleRetry}
              onReset={forget}
            />
          </ListPane>
        </Split>
      </Width>
    </>
  );
}
