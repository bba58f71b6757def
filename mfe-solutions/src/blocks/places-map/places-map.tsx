import styled from 'styled-components';
import { countOf, plural } from '@shop/shared/format';
import { Container, H1, Muted, SectionHead, media } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';
import { IN_CITIES, PlacesView, POINTS, useShownPlaces } from '../../places';
import type { BlockPlace } from '../block';
import type { PlacesMapProps } from './schema';

/** The head of a page that begins with the map: the filters follow close by. */
const PageHead = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 24px;
  padding: 8px 0 24px;

  & > p {
    max-width: 400px;
  }

  @media ${media.phone} {
    display: block;
    padding-bottom: 20px;

    & > p {
      margin-top: 12px;
    }
  }
`;

/** Where to buy: how many places there are, and each on a map and in a list. */
export function PlacesMap({ id, label, rulerAt, heading, text, isFirst }: PlacesMapProps & BlockPlace) {
  const places = useShownPlaces();
  const titleId = `${id}-title`;
  const cities = new Set(places.map(({ city }) => city)).size;
  const counts = `${countOf(places.length, POINTS)} в\u00A0${cities}\u00A0${plural(cities, IN_CITIES)}.`;
  const sentence = text ? `${counts} ${text}` : counts;

  return (
    <PlainSection id={id} aria-labelledby={titleId}>
      <Container>
        {isFirst ? (
          <PageHead>
            <H1 id={titleId}>{heading}</H1>
            <Muted>{sentence}</Muted>
          </PageHead>
        ) : (
          <SectionHead at={rulerAt} label={label} title={heading} titleId={titleId} text={sentence} />
        )}
      </Container>
      <PlacesView places={places} isPart={!isFirst} />
    </PlainSection>
  );
}
