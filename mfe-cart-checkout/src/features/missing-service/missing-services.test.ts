import type { OrderGroup } from '../order-lines';
import { missingServices } from './missing-services';

const MONITORING = { productId: 203, name: 'Слежение за парком, 12\u00A0месяцев', price: 3600 };

const group = (productId: number, name: string, neededService: typeof MONITORING | null = null) =>
  ({ line: { productId, name, neededService }, children: [] }) as unknown as OrderGroup; // only these are read

const DUOS = group(102, 'INVIS DUOS', MONITORING);
const LITE = group(105, 'DUOS ONLINE LITE', MONITORING);
const LOCK = group(104, 'Радиоблокиратор РБ-1');

it('names the devices that need the service, and its price', () => {
  expect(missingServices([DUOS, LITE, LOCK])).toEqual([
    { name: 'Слежение за парком', devices: 'INVIS DUOS, DUOS ONLINE LITE', price: '3\u00A0600\u00A0₽' },
  ]);
});

it('says nothing when the order has the service, or needs none', () => {
  expect(missingServices([DUOS, group(203, 'Мониторинг, 12 месяцев')])).toEqual([]);
  expect(missingServices([LOCK])).toEqual([]);
});
