import { useDeferredValue, useMemo } from 'react';
import { countOf, plural } from '@shop/shared/format';
import { useList } from '@shop/shared/runtime';
import { Container, PageHeading, SectionHead } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';
import {
  IN_CITIES,
  PlacesView,
  POINTS,
  summaryOf,
  toShownPlaces,
  type PlacesData,
  type ShownPlace,
} from '../../places';
import type { BlockPlace } from '../block';
import type { PlacesMapProps } from './schema';

/**
 * All places, or null until their list has arrived. It repeats rows that the page has already, so
 * rendering it may wait for whatever the visitor does.
 */
function useShownPlaces(): readonly ShownPlace[] | null {
  const items = useDeferredValue(useList('places').items);
  return useMemo(() => (items.length > 0 ? toShownPlaces(items) : null), [items]);
}

interface PlacesMapBlockProps extends PlacesMapProps, BlockPlace {
  data: PlacesData;
}

/** Where to buy: the number of places, and all of them on a map and in a list. */
export function PlacesMap({ id, label, rulerAt, heading, text, data, isFirst }: PlacesMapBlockProps) {
  const places = useShownPlaces();
  const titleId = `${id}-title`;
  const { placeCount, cityCount } = places ? summaryOf(places) : data;
  const counts = `${countOf(placeCount, POINTS)} в\u00A0${cityCount}\u00A0${plural(cityCount, IN_CITIES)}.`;
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
      <PlacesView places={places} data={data} isPart={!isFirst} />
    </PlainSection>
  );
}
