import { pressedPosition } from './pressed-position';

it.each([
  [
    { lat: 55.891234567, lng: 37.443812345 },
    { latitude: 55.89123, longitude: 37.44381 },
  ],
  [
    { lat: 64.7337, lng: 182.5 },
    { latitude: 64.7337, longitude: -177.5 },
  ],
  [
    { lat: 40, lng: -190 },
    { latitude: 40, longitude: 170 },
  ],
])('is where it would be on the globe, to a metre', (pressed, position) => {
  expect(pressedPosition(pressed)).toEqual(position);
});
