import { nameAddresses } from './address-names';

const HOME = { city: 'Москва', street: 'ул. Ленина', home: '5', entrance: '2', floor: null, apartment: '18' };

const namesOf = (...changes: Partial<typeof HOME>[]) => {
  const addresses = changes.map((change, index) => ({ ...HOME, ...change, id: index + 1, selected: index === 0 }));
  const names = nameAddresses(addresses);
  return addresses.map(({ id }) =>
    [names.get(id)?.name, names.get(id)?.rest].map((text) => text?.replaceAll('\u00A0', ' ')),
  );
};

it('an address is called by its city where that is enough', () => {
  expect(namesOf({}, { city: 'Химки' })).toEqual([
    ['Москва', 'ул. Ленина, д. 5, подъезд 2, кв. 18'],
    ['Химки', 'ул. Ленина, д. 5, подъезд 2, кв. 18'],
  ]);
});

it('two addresses of one city are called by what tells them apart', () => {
  expect(namesOf({}, { street: 'Тверская' }, { home: '7' })).toEqual([
    ['Москва, ул. Ленина, д. 5', 'подъезд 2, кв. 18'],
    ['Москва, Тверская', 'д. 5, подъезд 2, кв. 18'],
    ['Москва, ул. Ленина, д. 7', 'подъезд 2, кв. 18'],
  ]);
  expect(namesOf({}, { apartment: '19' })[1]).toEqual(['Москва, ул. Ленина, д. 5, подъезд 2, кв. 19', '']);
});

it('an address that was saved twice has a number', () => {
  const name = 'Москва, ул. Ленина, д. 5, подъезд 2, кв. 18';

  expect(namesOf({}, {}, {}).map(([called]) => called)).toEqual([name, `${name} (2)`, `${name} (3)`]);
});
