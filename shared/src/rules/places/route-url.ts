interface Located {
  location: { latitude: number; longitude: number };
}

/** A link to Yandex Maps with the route from the visitor's position. */
export function routeUrl({ location: { latitude, longitude } }: Located): string {
  return `https://yandex.ru/maps/?${new URLSearchParams({ rtext: `~${latitude},${longitude}`, rtt: 'auto' }).toString()}`;
}
