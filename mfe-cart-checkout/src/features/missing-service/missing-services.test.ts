import type { OrderGroup } from '../order-lines';
import { missingServices } from './missing-services';

const fact = (key: string, value: string, unit = '') => ({ key, name: key, value, unit });

const FACTS = [
  fact('invis_duos.service', 'monitoring'),
  fact('duos_online.service', 'monitoring'),
  fact('monitoring.product', '203'),
  { ...fact('monitoring.price', '3\u00A0600', '₽'), name: 'Слежение за парком, 12\u00A0месяцев, цена' },
];

const group = (productId: number, name: string, slug: string | null) =>
  ({ line: { productId, name, slug }, children: [] }) as unknown as OrderGroup; // only these are read

const DUOS = group(102, 'INVIS DUOS', 'invis_duos');
const LITE = group(105, 'DUOS ONLINE LITE', 'duos_online');
const LOCK = group(104, 'Радиоблокиратор РБ-1', 'radio_lock_rb1');

it('names the devices that need the service, and its price', () => {
  expect(missingServices([DUOS, LITE, LOCK], FACTS)).toEqual([
    { name: 'Слежение за парком', devices: 'INVIS DUOS, DUOS ONLINE LITE', price: '3\u00A0600\u00A0₽' },
  ]);
});

it('says nothing when the order has the service, needs none, or the facts are not there', () => {
  expect(missingServices([DUOS, group(203, 'Мониторинг, 12 месяцев', null)], FACTS)).toEqual([]);
  expect(missingServices([LOCK], FACTS)).toEqual([]);
  expect(missingServices([DUOS], [])).toEqual([]);
});
