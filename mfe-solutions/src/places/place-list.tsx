import { Link } from '@shop/shared/runtime';
import { ButtonLink, EmptyState, ErrorPanel } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PAGE_SIZE } from './found-places';
import type { ShownPlace } from './place';
import { IN_PLACE, type PlaceQuery } from './place-query';
import { PlaceRow } from './place-row';
import { distanceKm, type Position } from './position';
import { TEXTS } from './texts';

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

/** Scrolls a row into view inside the list, without scrolling the page. */
function bringIntoView(pane: HTMLElement, row: HTMLElement) {
  const { top, bottom } = pane.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < top) pane.scrollTop -= top - place.top;
  if (place.bottom > bottom) pane.scrollTop += Math.min(place.bottom - bottom, place.top - top);
}

interface PlaceListProps {
  id: string;
  titleId: string;
  /** The matches, in their order. */
  places: readonly ShownPlace[];
  /** The number of matches, even if not all of them have arrived. */
  total: number;
  query: PlaceQuery;
  hrefOf: (query: PlaceQuery) => string;
  position: Position | null;
  nowMs: number | null;
  pointedId: number | null;
  onPoint: (id: number | null) => void;
  /** Called when a place is chosen in the list. */
  onOpen: () => void;
  hasFailed: boolean;
  onRetry: () => void;
  onReset: () => void;
}

/** The list of places. It contains everything that the map shows. */
export function PlaceList(props: PlaceListProps) {
  const { id, titleId, places, total, query, hrefOf, position, nowMs, pointedId, onPoint } = props;
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
      {total === 0 && (
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
            nowMs={nowMs}
            onPoint={onPoint}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {total > shown.length && (
        <More>
          <ButtonLink as={Link} kind="outline" to={hrefOf({ ...query, page: query.page + 1 })} state={IN_PLACE}>
            {TEXTS.more}
          </ButtonLink>
        </More>
      )}
    </>
  );
}
