import { servicePriceFor } from '@shop/shared/booking';
import { formatPrice } from '@shop/shared/format';
import type { SiteFact, SiteProduct, SiteShopAddress } from '../../generated/resolvers-types';
import type { CatalogSource } from '../catalog/catalog-source';
import type { DeliveryRepository } from '../delivery/delivery-repository';
import { listPlaces } from '../places/list-places';
import type { PlaceRepository } from '../places/place-repository';
import type { FactRepository } from './fact-repository';

type Sold = Pick<SiteProduct, 'id' | 'slug' | 'name' | 'price' | 'servicePrices'>;

interface FactSources {
  facts: FactRepository;
  catalog: CatalogSource;
  places: PlaceRepository;
  delivery: DeliveryRepository;
}

function priceFact(key: string, name: string, roubles: number): SiteFact {
  const [value = ''] = formatPrice(roubles).split('\u00A0₽');
  return { key, name, value, unit: '₽' };
}

/** A service by the key that facts have for it: `monitoring.product` is the id of its row. */
function serviceFinder(rows: readonly SiteFact[], products: readonly Sold[]) {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return (key: string | undefined) => {
    const id = Number(values.get(`${key}.product`));
    return products.find((product) => product.id === id);
  };
}

function serviceFacts(rows: readonly SiteFact[], products: readonly Sold[]): SiteFact[] {
  const serviceOf = serviceFinder(rows, products);
  return rows
    .filter(({ key }) => key.endsWith('.product'))
    .flatMap(({ key }) => {
      const owner = key.slice(0, key.indexOf('.'));
      const service = serviceOf(owner);
      return service ? [priceFact(`${owner}.price`, `${service.name}, цена`, service.price)] : [];
    });
}

/** What a device costs: itself, its installation, and the first year with all that it needs. */
function deviceFacts(rows: readonly SiteFact[], products: readonly Sold[]): SiteFact[] {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const serviceOf = serviceFinder(rows, products);
  return products.flatMap(({ id, slug, name, price }) => {
    if (!slug) return [];
    const installation = serviceOf(values.get(`${slug}.installation`));
    const installationPrice = installation && (servicePriceFor(id, installation) ?? installation).price;
    const service = serviceOf(values.get(`${slug}.service`));
    const total = price + (installationPrice ?? 0) + (service?.price ?? 0);
    return [
      priceFact(`${slug}.price`, `${name}, цена`, price),
      ...(installationPrice
        ? [priceFact(`${slug}.installation_price`, `${name}, цена установки`, installationPrice)]
        : []),
      ...(service ? [priceFact(`${slug}.first_year`, `${name}, первый год`, total)] : []),
    ];
  });
}

function placeFacts(places: readonly SiteShopAddress[]): SiteFact[] {
  const active = places.filter(({ active: isActive }) => isActive);
  const ofType = (type: string) => active.filter(({ params }) => params.some((param) => param.type === type));
  const count = (key: string, name: string, value: number): SiteFact => ({ key, name, value: String(value), unit: '' });
  const cities = (list: readonly SiteShopAddress[]) => new Set(list.map(({ city }) => city)).size;
  return [
    count('places.total', 'Точек на карте', active.length),
    count('places.cities', 'Городов на карте', cities(active)),
    count('places.retail', 'Розничных магазинов', ofType('retail').length),
    count('places.car_washes', 'Автомоечных комплексов', ofType('car_wash').length),
    count('places.installation_centres', 'Установочных центров', ofType('installation_centre').length),
    count('places.installation_cities', 'Городов с установкой', cities(ofType('installation_centre'))),
  ];
}

const least = (numbers: readonly number[]): number[] => (numbers.length > 0 ? [Math.min(...numbers)] : []);

/** The courier in Moscow in roubles, and the least that a carrier takes: roubles, working days. */
async function deliveryFacts(delivery: DeliveryRepository): Promise<SiteFact[]> {
  const [cities, types, prices] = await Promise.all([
    delivery.findCities(),
    delivery.findTypes(),
    delivery.findPrices(),
  ]);
  const moscow = cities.find(({ city }) => city === 'Москва');
  const ofKind = (kind: string) =>
    prices.filter(({ type_id: typeId }) => types.some((type) => type.id === typeId && type.kind === kind));
  const roubles = (list: typeof prices) => least(list.map((price) => price.price_kopecks / 100));
  const byCarrier = ofKind('transport');
  return [
    ...roubles(ofKind('courier').filter((price) => price.city_id === moscow?.id)).map((price) =>
      priceFact('delivery.moscow_courier', 'Курьер по Москве, цена', price),
    ),
    ...roubles(byCarrier).map((price) =>
      priceFact('delivery.transport_from', 'Транспортная компания, наименьшая цена', price),
    ),
    ...least(byCarrier.flatMap((price) => price.min_days ?? [])).map((days) => ({
      key: 'delivery.transport_days',
      name: 'Транспортная компания, наименьший срок в рабочих днях',
      value: String(days),
      unit: '',
    })),
  ];
}

/** The rows, and what other rows tell: prices in roubles, counts of active places, delivery. */
export async function listFacts({ facts, catalog, places, delivery }: FactSources): Promise<SiteFact[]> {
  const [rows, { products }, allPlaces, ofDelivery] = await Promise.all([
    facts.findFacts(),
    catalog.current(),
    listPlaces(places),
    deliveryFacts(delivery),
  ]);
  return [
    ...rows,
    ...serviceFacts(rows, products),
    ...deviceFacts(rows, products),
    ...placeFacts(allPlaces),
    ...ofDelivery,
  ];
}
