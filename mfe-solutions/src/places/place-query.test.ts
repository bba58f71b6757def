import { pageContext } from '@shop/shared/testing';
import { makePlace } from '../testing/places';
import { distanceKm, distanceWords, nearestFirst } from './position';
import { OWN_PLACE } from '@shop/shared/seller';
import { findPlaces, placesData } from './found-places';
import { toShownPlaces } from './place';
import { readPlaceQuery, writePlaceQuery } from './place-query';

const places = toShownPlaces([
  makePlace({ id: 1, city: 'Москва', address: 'Варшавское шоссе, д. 131', title: 'Сервис «Риска»' }),
  makePlace({ id: 2, city: 'Нижний Новгород', address: 'ул. Белинского, д. 9', title: 'Магазин «Орёл»' }),
  makePlace({ id: 3, city: 'Новосибирск', active: false }),
]);
const idsOf = (text: string) =>
  findPlaces(places, { text, kind: null, placeId: null, page: 1 }, null).fitting.map(({ id }) => id);

describe('the query of the places', () => {
  it('is written to the address without defaults, and read back', () => {
    const query = { text: 'нижний ', kind: 'retail', placeId: 2, page: 3 } as const;

    const params = writePlaceQuery(query);

    expect(readPlaceQuery(params)).toEqual(query);
    expect(writePlaceQuery({ text: ' ', kind: null, placeId: null, page: 1 }).toString()).toBe('');
  });

  it.each(['type=moon', 'place=abc', 'place=-1', 'place=0', 'page=0', 'page=1e3'])(
    'ignores the invalid parameter %s',
    (search) => {
      expect(writePlaceQuery(readPlaceQuery(new URLSearchParams(search))).toString()).toBe('');
    },
  );
});

describe('the search', () => {
  it.each([
    ['a city', 'москва', [1]],
    ['the beginning of a second word', 'новг', [2]],
    ['a street and a city', 'белинского нижний', [2]],
    ['a name with е for ё', 'орел', [2]],
    ['nothing', '  ', [1, 2, OWN_PLACE.id]],
    ['what nobody has', 'Париж', []],
  ])('finds by %s', (_what, text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });
});

describe('what the server sends', () => {
  it('consists of the requested rows, the selected place and the totals', () => {
    const many = Array.from({ length: 250 }, (_, index) => makePlace({ id: index + 1, city: 'Казань' }));
    const context = pageContext({ lists: { places: many }, search: 'page=2&place=240' });

    const data = placesData(context);

    expect(data.fitting).toHaveLength(200);
    expect(data.selected?.id).toBe(240);
    expect(data).toMatchObject({ total: 251, placeCount: 251, cityCount: 2, hasList: true });
  });
});

describe('all places', () => {
  it("are the active ones of the list, followed by the shop's own", () => {
    expect(places.map(({ id }) => id)).toEqual([1, 2, OWN_PLACE.id]);
    const { title, city, description } = OWN_PLACE;
    expect(places.at(-1)).toMatchObject({ title, city, description });
  });

  it("include the shop's own place once, whatever the list says", () => {
    const fixed = makePlace({ id: OWN_PLACE.id });

    expect(toShownPlaces([]).map(({ id }) => id)).toEqual([OWN_PLACE.id]);
    expect(toShownPlaces([fixed]).map(({ id }) => id)).toEqual([OWN_PLACE.id]);
  });
});

describe('distances', () => {
  const moscow = { latitude: 55.7558, longitude: 37.6173 };
  const petersburg = { latitude: 59.9343, longitude: 30.3351 };

  it('are measured on a sphere', () => {
    expect(distanceKm(moscow, petersburg)).toBeCloseTo(634, -1);
    expect(distanceKm(moscow, moscow)).toBe(0);
  });

  it('sort places, the nearest first', () => {
    const far = makePlace({ id: 1, location: petersburg });
    const near = makePlace({ id: 2, location: moscow });

    const listed = toShownPlaces([far, near]).filter(({ id }) => id !== OWN_PLACE.id);
    expect(nearestFirst(listed, moscow).map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each([
    [0.004, '10 м'],
    [0.85, '850 м'],
    [3.44, '3,4 км'],
    [1240.4, '1 240 км'],
  ])('of %s km are %s', (km, expected) => {
    expect(distanceWords(km).replaceAll(/\s/g, ' ')).toBe(expected);
  });
});
