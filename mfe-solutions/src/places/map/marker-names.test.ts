/** @jest-environment jsdom */
import { makePlace } from '../../testing/places';
import { toShownPlaces } from '../place';
import { boxOf, namesOf } from './marker-names';
import { roundDistance, scaleWords } from './scale-bar';

const placesIn = (...cities: string[]) =>
  toShownPlaces(
    cities.map((city, index) => makePlace({ id: index + 1, city, title: `Сервис «${city} ${index + 1}»` })),
  ).slice(0, -1);
const markers = (...cities: string[][]) => cities.map((own) => ({ places: placesIn(...own) }));
const COUNTRY = 3;
const CITY = 11;

describe('the names of markers', () => {
  it('names a cluster once, after the city with most of its places', () => {
    const names = namesOf(markers(['Тюмень', 'Челябинск', 'Челябинск']), COUNTRY);

    expect([...names.values()]).toEqual(['Челябинск']);
  });

  it('names no city twice: the larger cluster has the name', () => {
    const names = namesOf(markers(['Москва'], ['Москва', 'Москва'], ['Тула']), COUNTRY);

    expect([...names]).toEqual([
      [1, 'Москва'],
      [2, 'Тула'],
    ]);
  });

  it('names single places at city level', () => {
    const names = namesOf(markers(['Казань'], ['Казань', 'Казань']), CITY);

    expect([...names.values()].toSorted()).toEqual(['«Казань 1»', 'Казань']);
  });

  it('puts a name below its marker or beside the head of it', () => {
    const foot = { x: 100, y: 100 };

    expect(boxOf('below', foot, 60, 'place')).toEqual({ left: 70, right: 130, top: 104, bottom: 122 });
    expect(boxOf('right', foot, 60, 'place')).toMatchObject({ left: 114, right: 174 });
    expect(boxOf('left', foot, 60, 'cluster')).toMatchObject({ left: 14, right: 74 });
  });
});

it.each([
  [137_000, 100_000, '100 км'],
  [7_400, 5_000, '5 км'],
  [230, 200, '200 м'],
])('the bar for %i m shows %i m', (metres, round, words) => {
  expect(roundDistance(metres)).toBe(round);
  expect(scaleWords(round).replace('\u00A0', ' ')).toBe(words);
});
