import { memo } from 'react';
import { phoneHref } from '@shop/shared/format';
import { distanceWords } from './distance';
import { IN_PLACE } from './in-place';
import { OpeningStatus, type Clock } from './opening';
import { addressOf, PLACE_KINDS, routeUrl, type ShownPlace } from './place';
import * as S from './place-row.styles';
import { TEXTS } from './texts';

interface PlaceRowProps {
  place: ShownPlace;
  /** Address of the page with this place looked at. */
  href: string;
  isSelected: boolean;
  /** Pointed at on the map. */
  isPointed: boolean;
  /** From the visitor, where he has said where he is. */
  distanceKm: number | null;
  clock: Clock | null;
  onPoint: (id: number | null) => void;
  onOpen: () => void;
}

/** All that the map says of a place, for whoever has no map. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, href, isSelected, isPointed, distanceKm, clock, onPoint, onOpen } = props;
  const { id, title, kinds, phone, schedule, description } = place;
  const point = () => onPoint(id);
  const leave = () => onPoint(null);

  return (
    <S.Row
      id={`place-${id}`}
      data-pointed={isPointed || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <S.Name>
        <S.NameLink to={href} state={IN_PLACE} aria-current={isSelected ? 'true' : undefined} onClick={onOpen}>
          {title}
        </S.NameLink>
      </S.Name>
      <p>
        {addressOf(place)}
        {description && `. ${description}`}
      </p>
      <S.Facts>
        {distanceKm !== null && <span>{distanceWords(distanceKm)}</span>}
        {PLACE_KINDS.filter(({ kind }) => kinds.includes(kind)).map(({ kind, shortName }) => (
          <span key={kind}>{shortName}</span>
        ))}
      </S.Facts>
      {schedule && <S.Facts>{schedule}</S.Facts>}
      <OpeningStatus place={place} clock={clock} />
      <S.Links>
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        <a href={routeUrl(place)} target="_blank" rel="noopener noreferrer" aria-label={`${TEXTS.route}: ${title}`}>
          {TEXTS.route}
        </a>
      </S.Links>
    </S.Row>
  );
});
