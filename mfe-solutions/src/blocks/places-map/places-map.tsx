import { countOf, plural } from '@shop/shared/format';
import { Container, PageHeading, SectionHead } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';
import { IN_CITIES, PlacesView, POINTS, useShownPlaces } from '../../places';
import type { BlockPlace } from '../block';
import type { PlacesMapProps } from './schema';

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
          <PageHeading title={heading} titleId={titleId} lead={sentence} />
        ) : (
          <SectionHead at={rulerAt} label={label} title={heading} titleId={titleId} text={sentence} />
        )}
      </Container>
      <PlacesView places={places} isPart={!isFirst} />
    </PlainSection>
  );
}
