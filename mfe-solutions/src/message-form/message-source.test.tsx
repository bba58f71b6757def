import { readSource } from './message-source';

const landAt = (address: string) => Object.assign(performance, { getEntriesByType: () => [{ name: address }] });
const comeFrom = (address: string) =>
  Object.defineProperty(document, 'referrer', { value: address, configurable: true });

it('knows the labels of the link by which the visit began, on each later page', () => {
  landAt('http://localhost/?utm_source=%D0%AF%D0%BD%D0%B4%D0%B5%D0%BA%D1%81&utm_campaign=winter&utm_term=&gclid=7');
  comeFrom('https://yandex.ru/search?text=secret');
  history.pushState(null, '', '/rental');

  expect(readSource()).toEqual({ utm_source: 'Яндекс', utm_campaign: 'winter', referrer: 'yandex.ru' });
});

it.each(['', 'http://localhost/products'])('names no host for %j', (address) => {
  landAt('http://localhost/rental');
  comeFrom(address);

  expect(readSource()).toEqual({});
});

it('reads the address of now where the browser tells nothing of the visit', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  comeFrom('');
  history.pushState(null, '', '/rental?utm_source=vk');

  expect(readSource()).toEqual({ utm_source: 'vk' });
});
