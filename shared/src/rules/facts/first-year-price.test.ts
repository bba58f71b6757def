import { makeProduct } from '../../testing';
import { firstYearPrice, serviceOf } from './first-year-price';

const service = (id: number, price: number, active = true) => makeProduct({ id, price, active, type: 'service' });
const fact = (key: string, value: string) => ({ key, value });

const FACTS = [
  fact('installation.product', '201'),
  fact('monitoring.product', '203'),
  fact('duos.installation', 'installation'),
  fact('duos.service', 'monitoring'),
  fact('beacon.service', 'monitoring'),
];
const DUOS = { id: 1, slug: 'duos', price: 19.99 };

it('adds up the device and the services that its facts name, to the kopeck', () => {
  const services = [service(201, 0.01), service(203, 3600)];

  expect(firstYearPrice(DUOS, FACTS, services)).toEqual({
    device: 19.99,
    installation: 0.01,
    monitoring: 3600,
    total: 3620,
  });
  expect(firstYearPrice({ ...DUOS, slug: 'beacon' }, FACTS, services).installation).toBeNull();
  expect(firstYearPrice({ ...DUOS, slug: null }, FACTS, services).total).toBe(19.99);
});

it('takes the price of the service for the device', () => {
  const servicePrices = [{ serviceId: 201, productId: 1, price: 9500, minHours: 5, maxHours: 7 }];
  const services = [{ ...service(201, 6500), servicePrices }];

  expect(firstYearPrice(DUOS, FACTS, services).installation).toBe(9500);
  expect(firstYearPrice({ ...DUOS, id: 2 }, FACTS, services).installation).toBe(6500);
});

it('finds the service that a device needs, and none for another', () => {
  expect(serviceOf(DUOS, 'service', FACTS, [service(203, 3600)])?.price).toBe(3600);
  expect(serviceOf({ slug: 'lock' }, 'service', FACTS, [service(203, 3600)])).toBeUndefined();
  expect(serviceOf({ slug: null }, 'service', FACTS, [service(203, 3600)])).toBeUndefined();
});

it('leaves out a service that is not on sale', () => {
  expect(firstYearPrice(DUOS, FACTS, [service(201, 6500, false)])).toEqual({
    device: 19.99,
    installation: null,
    monitoring: null,
    total: 19.99,
  });
});
