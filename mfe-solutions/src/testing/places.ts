import type { Place } from '@shop/shared/runtime';

/** A place as the API gives it; tests name only what they are about. */
export function makePlace(fields: Partial<Place> & Pick<Place, 'id'>): Place {
  return {
    placeId: null,
    country: 'Россия',
    city: 'Москва',
    address: 'Автозаводская ул., д. 17',
    geo: null,
    phone: '+7 495 000-85-13',
    active: true,
    schedule: 'Пн–Вс 10:00–20:00',
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-01-01T00:00:00.000Z',
    title: `Точка ${fields.id}`,
    url: null,
    location: { latitude: 55.7, longitude: 37.6 },
    utcOffset: 180,
    params: [{ id: 2, type: 'retail' }],
    ...fields,
  };
}
