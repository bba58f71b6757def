import { firstYearPrice } from '@shop/shared/facts';
import { formatPrice } from '@shop/shared/format';
import type { SiteFact, SiteProduct, SiteShopAddress } from '../../generated/resolvers-types';
import type { CatalogSource } from '../catalog/catalog-source';
import type { DeliveryRepository } from '../delivery/delivery-repository';
import { listPlaces } from '../places/list-places';
import type { PlaceRepository } from '../places/place-repository';
import type { FactRepository } from './fact-repository';

type Sold = Pick<SiteProduct, 'id' | 'active' | 'slug' | 'name' | 'price' | 'servicePrices'>;

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

function serviceFacts(rows: readonly SiteFact[], products: readonly Sold[]): SiteFact[] {
  return rows
    .filter(({ key }) => key.endsWith('.product'))
    .flatMap(({ key, value }) => {
      const owner = key.slice(0, key.indexOf('.'));
      const service = products.find(({ id }) => id === Number(value));
      return service ? [priceFact(`${owner}.price`, `${service.name}, цена`, service.price)] : [];
    });
}

/** What a device costs: itself, its installation, and the first year with all that it needs. */
function deviceFacts(rows: readonly SiteFact[], products: readonly Sold[]): SiteFact[] {
  return products.flatMap((product) => {
    const { slug, name, price } = product;
    if (!slug) return [];
    const { installation, monitoring, total } = firstYearPrice(product, rows, products);
    return [
      priceFact(`${slug}.price`, `${name}, цена`, price),
      ...(installation === null
        ? []
        : [priceFact(`${slug}.installation_price`, `${name}, цена установки`, installation)]),
      ...(monitoring === null ? [] : [priceFact(`${slug}.first_year`, `${name}, первый год`, total)]),
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
