/** @jest-environment jsdom */
import { makePlace } from '../../testing/places';
import { OWN_PLACE } from '@shop/shared/seller';
import { toShownPlaces } from '../place';
import { cityCentres, citiesOf } from './cities';
import { clusterLabel, placeLabel } from './marker-button';

const placesIn = (...cities: string[]) =>
  toShownPlaces(cities.map((city, index) => makePlace({ id: index + 1, city }))).slice(0, -1);
const label = (...cities: string[]) => clusterLabel(placesIn(...cities)).replaceAll('\u00A0', ' ');

describe('the label of a marker', () => {
  it.each([
    [['Москва', 'Москва', 'Москва'], '3 точки, Москва'],
    [['Тула', 'Москва', 'Москва'], '3 точки, Москва, Тула'],
    [['Тула', 'Москва', 'Москва', 'Тверь'], '4 точки, Москва, Тула и другие города'],
  ])('names the cities of the places in %s', (cities, expected) => {
    expect(label(...cities)).toBe(expected);
  });

  it('names the place and its address', () => {
    const [place] = toShownPlaces([makePlace({ id: 1, title: 'Сервис', city: 'Тверь', address: 'ул. Мира, д. 1' })]);

    expect(place && placeLabel(place)).toBe('Сервис, Тверь, ул. Мира, д. 1');
  });
});

it('lists cities by number of places, each in the middle of its places', () => {
  const places = toShownPlaces([
    makePlace({ id: 1, city: 'Тула', location: { latitude: 54, longitude: 37 } }),
    makePlace({ id: 2, city: 'Москва', location: { latitude: 55, longitude: 37 } }),
    makePlace({ id: 3, city: 'Москва', location: { latitude: 56, longitude: 38 } }),
  ]);

  expect(citiesOf(places)).toEqual(['Москва', 'Тула', OWN_PLACE.city]);
  expect(cityCentres(places)).toContainEqual({ latitude: 55.5, longitude: 37.5 });
});
