/** @jest-environment jsdom */
import { Map as LeafletMap } from 'leaflet';
import { screen } from '@testing-library/react';
import { makePlace } from '../../testing/places';
import { toShownPlaces } from '../place';
import { PlaceMarkers } from './place-markers';

const PLACES = toShownPlaces([
  makePlace({ id: 1, city: 'Казань', location: { latitude: 55.7, longitude: 49.0 } }),
  makePlace({ id: 2, city: 'Казань', location: { latitude: 55.9, longitude: 49.2 } }),
  makePlace({ id: 3, city: 'Самара', location: { latitude: 53.2, longitude: 50.1 } }),
]).slice(0, -1); // without the shop's own

let map: LeafletMap;
const onCity = jest.fn();
const onSelect = jest.fn();

beforeEach(() => {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.replaceChildren(container);
  map = new LeafletMap(container, { zoomControl: false, maxZoom: 14, zoomAnimation: false, fadeAnimation: false });
});

afterEach(() => map.remove());

function show(areCitiesWhole: boolean, zoom: number) {
  const atOnce = { add: (job: () => void) => job(), stop: () => undefined };
  const options = { maxZoom: 14, areCitiesWhole };
  const handlers = { onSelect, onCity, onPoint: () => undefined, onUpdate: () => undefined };
  map.setView([55.8, 49.1], zoom, { animate: false });
  new PlaceMarkers(map, atOnce, options, handlers).show(PLACES);
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('keeps a city together on the drawn land, and a press on it names the city', () => {
  show(true, 10);

  expect(names()).toEqual(['2\u00A0точки, Казань']);
  screen.getByRole('button').click();
  expect(onCity).toHaveBeenCalledWith('Казань');
});

it('joins cities that would overlap, and names a single place by its address', () => {
  show(true, 3);
  expect(names()).toEqual(['3\u00A0точки, Казань, Самара']);

  map.setZoom(6, { animate: false });
  expect(names()).toEqual(expect.arrayContaining(['2\u00A0точки, Казань', expect.stringMatching(/^Точка 3, Самара/)]));
});

it('shows each place of a city where map tiles have its streets', () => {
  show(false, 10);

  expect(names().toSorted()).toEqual([
    expect.stringMatching(/^Точка 1, Казань/),
    expect.stringMatching(/^Точка 2, Казань/),
  ]);
});
