import { routeUrl } from '@shop/shared/places';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { phoneHref } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { ButtonLink, CallIcon, ClockIcon, CloseIcon, Row, media } from '@shop/shared/ui';
import { IN_PLACE } from './place-query';
import { OpeningStatus } from './opening-status';
import { addressOf, type ShownPlace } from './place';
import { TEXTS } from './texts';

/** Above the map and the layers of Leaflet. */
const Box = styled.div`
  position: absolute;
  left: 16px;
  bottom: 16px;
  z-index: 1;
  width: 320px;
  max-width: calc(100% - 32px);
  max-height: calc(100% - 32px);
  padding: 16px;
  overflow-y: auto;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  box-shadow: var(--shadow-2);
  font-size: 14px;
  line-height: 20px;

  /* Below the map, which is too low for both. */
  @media ${media.phone} {
    position: relative;
    inset: auto;
    width: auto;
    max-width: none;
    margin: 16px;
  }
`;

const Title = styled.h3`
  padding-right: 32px;
  font-size: 16px;
  line-height: 22px;
  font-weight: var(--w-medium);

  &:focus {
    outline: 0;
  }
`;

const Address = styled.p`
  margin: 4px 0 10px;
  color: var(--c-text-2);
`;

const Fact = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 4px;
  font-variant-numeric: tabular-nums;

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

const Close = styled(Link)`
  position: absolute;
  top: 4px;
  right: 4px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;

const Actions = styled(Row)`
  margin-top: 14px;
`;

interface FactLineProps {
  icon: ReactNode;
  children: ReactNode;
}

function FactLine({ icon, children }: FactLineProps) {
  return (
    <Fact>
      {icon}
      <div>{children}</div>
    </Fact>
  );
}

interface PlaceCardProps {
  place: ShownPlace;
  nowMs: number | null;
  /** The address of the page without an open card. */
  closeHref: string;
  onClose: () => void;
  /** True if the visitor chose the place on the map. The card may cover its marker. */
  takesFocus: boolean;
}

/** The card of a place. */
export function PlaceCard({ place, nowMs, closeHref, onClose, takesFocus }: PlaceCardProps) {
  const { id, title, phone, schedule, url, description } = place;
  const titleId = `place-card-${id}`;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [id, takesFocus]);

  return (
    <Box role="group" aria-labelledby={titleId}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Address>
        {addressOf(place)}
        {description && `. ${description}`}
      </Address>
      {phone && (
        <FactLine icon={<CallIcon size={18} />}>
          <a href={phoneHref(phone)}>{phone}</a>
        </FactLine>
      )}
      {schedule && (
        <FactLine icon={<ClockIcon size={18} />}>
          {schedule}
          <OpeningStatus place={place} nowMs={nowMs} />
        </FactLine>
      )}
      <Actions gap={2}>
        <ButtonLink href={routeUrl(place)} target="_blank" rel="noopener noreferrer">
          {TEXTS.route}
        </ButtonLink>
        {url && (
          <ButtonLink kind="outline" href={url} target="_blank" rel="noopener noreferrer">
            {TEXTS.site}
          </ButtonLink>
        )}
      </Actions>
      <Close to={closeHref} state={IN_PLACE} aria-label={TEXTS.close} onClick={onClose}>
        <CloseIcon size={20} />
      </Close>
    </Box>
  );
}
