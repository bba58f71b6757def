import { useList, useLocation, useShop } from '@shop/shared/runtime';
import { Container, media, visuallyHidden, VisuallyHidden } from '@shop/shared/ui';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { findPlaces, type PlacesData } from './found-places';
import { LazyMap } from './lazy-map';
import { useNow } from './opening-status';
import type { ShownPlace } from './place';
import { PlaceCard } from './place-card';
import { PlaceFilters } from './place-filters';
import { PlaceList } from './place-list';
import { TEXTS } from './texts';
import { usePlaceQuery } from './use-place-query';
import { usePosition } from './position';

/**
 * The list reaches the left edge of the window, but its text aligns with the column of the
 * container.
 */
const Width = styled.div`
  container-type: inline-size;
`;

const Split = styled.div`
  --edge: max(64px, (100cqw - var(--size-container)) / 2);
  display: grid;
  grid-template-columns: calc(408px + var(--edge)) minmax(0, 1fr);
  height: 600px;
  border-block: 1px solid var(--c-line-strong);

  @media ${media.narrowDesktop} {
    --edge: 40px;
  }

  @media ${media.compact} {
    --edge: 32px;
    grid-template-columns: 340px minmax(0, 1fr);
  }

  @media ${media.phone} {
    --edge: 16px;
    display: block;
    height: auto;
  }
`;

const ListPane = styled.div<{ $isPart: boolean }>`
  order: -1;
  min-height: 0;
  overflow-y: auto;
  scroll-margin-top: var(--size-header);
  background: var(--c-surface);
  border-right: 1px solid var(--c-line-strong);

  @media ${media.phone} {
    ${({ $isPart }) => ($isPart ? 'max-height: 560px;' : 'overflow: visible;')}
    border: 0;
  }
`;

/**
 * First in the DOM order, so that the keyboard reaches a dozen markers before hundreds of links.
 */
const MapPane = styled.div`
  position: relative;
  z-index: 0;
  min-height: 0;
  overflow: hidden;
  background: var(--c-stage);
  scroll-margin-top: var(--size-header);

  @media ${media.phone} {
    overflow: visible;
  }

  @media print {
    display: none;
  }
`;

const MapBox = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  @media ${media.phone} {
    position: relative;
    height: 340px;
  }
`;

const SkipLink = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  &:focus {
    position: absolute;
    top: 16px;
    left: 16px;
    z-index: 2;
    padding: 8px 14px;
    background: var(--c-surface);
    color: var(--c-link);
  }
`;

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
  const mapPane = useRef<HTMLDivElement>(null);
  const listPane = useRef<HTMLDivElement>(null);
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
    const pane = listPane.current;
    pane?.scrollTo(0, 0);
    pane?.focus({ preventScroll: true });
    // On a phone the list begins below the map. Next to it nothing needs to scroll.
    const { top = 0 } = pane?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) pane?.scrollIntoView();
  };
  const handleOpen = useCallback(() => {
    setChosenOnMap(null);
    // On a phone the map is far above the row. Next to the map nothing needs to scroll.
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
                onClose={handleClose}
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
