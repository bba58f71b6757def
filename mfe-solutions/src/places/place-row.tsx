import { routeUrl } from '@shop/shared/places';
import { memo } from 'react';
import { phoneHref } from '@shop/shared/format';
import { distanceWords } from './position';
import { IN_PLACE } from './place-query';
import { OpeningStatus } from './opening-status';
import { addressOf, PLACE_KINDS, type ShownPlace } from './place';
import { Facts, Links, Name, NameLink, Row } from './place-row.styles';
import { TEXTS } from './texts';

interface PlaceRowProps {
  place: ShownPlace;
  /** The address of the page with the card of this place. */
  href: string;
  isSelected: boolean;
  /** Whether its marker on the map is hovered. */
  isPointed: boolean;
  /** From the visitor, or null if the position is unknown. */
  distanceKm: number | null;
  nowMs: number | null;
  onPoint: (id: number | null) => void;
  onOpen: () => void;
}

/** A place in the list, with everything that the map shows about it. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, href, isSelected, isPointed, distanceKm, nowMs, onPoint, onOpen } = props;
  const { id, title, kinds, phone, schedule, description } = place;
  const point = () => onPoint(id);
  const leave = () => onPoint(null);

  return (
    <Row
      id={`place-${id}`}
      data-pointed={isPointed || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Name>
        <NameLink to={href} state={IN_PLACE} aria-current={isSelected ? 'true' : undefined} onClick={onOpen}>
          {title}
        </NameLink>
      </Name>
      <p>
        {addressOf(place)}
        {description && `. ${description}`}
      </p>
      <Facts>
        {distanceKm !== null && <span>{distanceWords(distanceKm)}</span>}
        {PLACE_KINDS.filter(({ kind }) => kinds.includes(kind)).map(({ kind, shortName }) => (
          <span key={kind}>{shortName}</span>
        ))}
      </Facts>
      {schedule && <Facts>{schedule}</Facts>}
      <OpeningStatus place={place} nowMs={nowMs} />
      <Links>
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        <a href={routeUrl(place)} target="_blank" rel="noopener noreferrer" aria-label={`${TEXTS.route}: ${title}`}>
          {TEXTS.route}
        </a>
      </Links>
    </Row>
  );
});
