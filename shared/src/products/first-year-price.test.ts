import { makeProduct } from '../testing';
import { firstYearPrice, servicePrices } from './first-year-price';

const service = (id: number, name: string, price: number, active = true) =>
  makeProduct({ id, name, price, active, type: 'service' });

it('finds the services of a first year among those on sale', () => {
  const products = [
    makeProduct({ id: 1, name: 'Установка комплекса', price: 1 }),
    service(2, 'Установка комплекса', 6500),
    service(3, 'Мониторинг, 12\u00A0месяцев', 3600),
  ];

  expect(servicePrices(products, 1)).toEqual({ installation: 6500, monitoring: 3600 });
  expect(servicePrices([service(2, 'Установка комплекса', 6500, false)], 1)).toEqual({
    installation: null,
    monitoring: null,
  });
});

it('takes the price of the service for the device', () => {
  const servicePriceRows = [{ serviceId: 2, productId: 103, price: 9500, minHours: 5, maxHours: 7 }];
  const products = [{ ...service(2, 'Установка комплекса', 6500), servicePrices: servicePriceRows }];

  expect(servicePrices(products, 103).installation).toBe(9500);
  expect(servicePrices(products, 102).installation).toBe(6500);
});

it('adds up what the device needs, to the kopeck', () => {
  expect(firstYearPrice({ device: 19.99, installation: 0.01, monitoring: null }).total).toBe(20);
});
