import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useList, useLocation, useShop } from '@shop/shared/runtime';
import { Container, VisuallyHidden } from '@shop/shared/ui';
import { nearestFirst } from './distance';
import { LateMap } from './late-map';
import { useClock } from './opening';
import { PLACE_KINDS, type PlaceKind, type ShownPlace } from './place';
import { PlaceCard } from './place-card';
import { PlaceFilters } from './place-filters';
import { PlaceList } from './place-list';
import { findPlaces, isOfKind } from './place-query';
import * as S from './places-view.styles';
import { TEXTS } from './texts';
import { usePlaceQuery } from './use-place-query';
import { usePosition } from './use-position';

function countKinds(places: readonly ShownPlace[]): ReadonlyMap<PlaceKind | null, number> {
  const countOf = (kind: PlaceKind | null) => places.filter((place) => isOfKind(place, kind)).length;
  return new Map([null, ...PLACE_KINDS.map(({ kind }) => kind)].map((kind) => [kind, countOf(kind)]));
}

interface PlacesViewProps {
  places: readonly ShownPlace[];
  /** More of the page follows: on a phone the list scrolls by itself, so that one need not pass all of it. */
  isPart: boolean;
}

/** Places on a map and in a list that say the same: filters, search, the nearest, and the one that is looked at. */
export function PlacesView({ places, isPart }: PlacesViewProps) {
  const { lists } = useShop();
  const { hasFailed } = useList('places');
  const { pathname } = useLocation();
  const { query, hrefOf, change, type, forget } = usePlaceQuery();
  const { state: visitor, ask, forget: forgetPosition } = usePosition();
  const clock = useClock();
  const [pointedId, setPointedId] = useState<number | null>(null);
  const [chosenOnMap, setChosenOnMap] = useState<number | null>(null);
  const mapPane = useRef<HTMLDivElement>(null);
  const id = useId();

  const position = visitor.kind === 'known' ? visitor.position : null;
  const text = useDeferredValue(query.text);
  const found = useMemo(() => findPlaces(places, text), [places, text]);
  const counts = useMemo(() => countKinds(found), [found]);
  const fitting = useMemo(() => {
    const ofKind = found.filter((place) => isOfKind(place, query.kind));
    return position ? nearestFirst(ofKind, position) : ofKind;
  }, [found, query.kind, position]);
  const selected = places.find((place) => place.id === query.placeId) ?? null;

  const handleSelect = (placeId: number) => {
    setChosenOnMap(placeId);
    change({ placeId });
  };
  const handleOpen = useCallback(() => {
    setChosenOnMap(null);
    // On a phone the map stands far above the row; beside it there is nothing to do.
    const { bottom = 0 } = mapPane.current?.getBoundingClientRect() ?? {};
    if (bottom < 0) mapPane.current?.scrollIntoView();
  }, []);
  const handleClose = () => mapPane.current?.focus({ preventScroll: true });
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !selected) return;
    change({ placeId: null });
    handleClose();
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
          onNearest={position ? forgetPosition : ask}
        />
      </Container>
      <S.Width>
        <S.Split>
          <S.MapPane ref={mapPane} tabIndex={-1} role="region" aria-labelledby={`${id}-map`} onKeyDown={handleKeyDown}>
            <VisuallyHidden as="h2" id={`${id}-map`}>
              {TEXTS.map}
            </VisuallyHidden>
            <S.SkipLink href={`#${id}-list`}>{TEXTS.toList}</S.SkipLink>
            <LateMap
              places={fitting}
              selected={selected}
              pointedId={pointedId}
              position={position}
              onSelect={handleSelect}
              onPoint={setPointedId}
            />
            {selected && (
              <PlaceCard
                place={selected}
                clock={clock}
                closeHref={hrefOf({ ...query, placeId: null })}
                onClose={handleClose}
                takesFocus={chosenOnMap === selected.id}
              />
            )}
          </S.MapPane>
          <S.ListPane $isPart={isPart}>
            <VisuallyHidden as="h2" id={`${id}-title`}>
              {TEXTS.list}
            </VisuallyHidden>
            <PlaceList
              id={`${id}-list`}
              titleId={`${id}-title`}
              places={fitting}
              query={query}
              hrefOf={hrefOf}
              position={position}
              clock={clock}
              pointedId={pointedId}
              onPoint={setPointedId}
              onOpen={handleOpen}
              hasFailed={hasFailed}
              onRetry={handleRetry}
              onReset={forget}
            />
          </S.ListPane>
        </S.Split>
      </S.Width>
    </>
  );
}
