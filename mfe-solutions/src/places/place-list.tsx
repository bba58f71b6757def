import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { ButtonLink, EmptyState, ErrorPanel } from '@shop/shared/ui';
import { distanceKm, type Position } from './distance';
import { IN_PLACE } from './in-place';
import type { Clock } from './opening';
import type { ShownPlace } from './place';
import type { PlaceQuery } from './place-query';
import { PlaceRow } from './place-row';
import { TEXTS } from './texts';

/** Rows of one page of the list: thousands at once would be slow to render, on the server too. */
const PAGE_SIZE = 100;

const More = styled.p`
  padding: 20px 24px 20px var(--edge);
`;

const Failure = styled(ErrorPanel)`
  grid-template-columns: 1fr;
  padding-left: var(--edge);
`;

const Empty = styled(EmptyState)`
  padding-left: var(--edge);
  border: 0;
`;

/** Shows a row without moving the page: only what scrolls inside of it. */
function bringIntoView(pane: HTMLElement, row: HTMLElement) {
  const { top, bottom } = pane.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < top) pane.scrollTop -= top - place.top;
  if (place.bottom > bottom) pane.scrollTop += Math.min(place.bottom - bottom, place.top - top);
}

interface PlaceListProps {
  id: string;
  titleId: string;
  /** What fits the query, in its order. */
  places: readonly ShownPlace[];
  query: PlaceQuery;
  hrefOf: (query: PlaceQuery) => string;
  position: Position | null;
  clock: Clock | null;
  pointedId: number | null;
  onPoint: (id: number | null) => void;
  /** A place was chosen in the list. */
  onOpen: () => void;
  hasFailed: boolean;
  onRetry: () => void;
  onReset: () => void;
}

/** The places, one below the other: the same as on the map, and whole without it. */
export function PlaceList(props: PlaceListProps) {
  const { id, titleId, places, query, hrefOf, position, clock, pointedId, onPoint } = props;
  const { onOpen, hasFailed, onRetry, onReset } = props;
  const rows = useRef<HTMLUListElement>(null);
  const shown = places.slice(0, PAGE_SIZE * query.page);

  useEffect(() => {
    const pane = rows.current?.parentElement;
    const row = rows.current?.querySelector<HTMLElement>(`#place-${query.placeId}`);
    if (pane && row && pane.scrollHeight > pane.clientHeight) bringIntoView(pane, row);
  }, [query.placeId]);

  return (
    <>
      {hasFailed && <Failure title={TEXTS.loadFailed.title} text={TEXTS.loadFailed.text} onRetry={onRetry} />}
      {places.length === 0 && (
        <Empty
          title={TEXTS.empty.title}
          text={TEXTS.empty.text}
          level={3}
          action={
            <ButtonLink
              as={Link}
              to={hrefOf({ text: '', kind: null, placeId: null, page: 1 })}
              state={IN_PLACE}
              onClick={onReset}
            >
              {TEXTS.empty.button}
            </ButtonLink>
          }
        />
      )}
      <ul ref={rows} id={id} aria-labelledby={titleId}>
        {shown.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            href={hrefOf({ ...query, placeId: place.id })}
            isSelected={place.id === query.placeId}
            isPointed={place.id === pointedId}
            distanceKm={position && distanceKm(position, place.location)}
            clock={clock}
            onPoint={onPoint}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {places.length > shown.length && (
        <More>
          <ButtonLink as={Link} kind="outline" to={hrefOf({ ...query, page: query.page + 1 })} state={IN_PLACE}>
            {TEXTS.more}
          </ButtonLink>
        </More>
      )}
    </>
  );
}
