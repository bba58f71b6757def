import { ownershipOf } from './ownership';

const fact = (key: string, value: string, unit = '') => ({ key, name: key, value, unit });

const FACTS = [
  fact('invis_duos.service', 'monitoring'),
  fact('invis_duos.without_service', 'Блокировка работает и без него.'),
  fact('invis_duos.price', '24\u00A0900', '₽'),
  fact('invis_duos.installation_price', '6\u00A0500', '₽'),
  fact('invis_duos.first_year', '35\u00A0000', '₽'),
  fact('monitoring.price', '3\u00A0600', '₽'),
  fact('radio_lock_rb1.price', '9\u00A0800', '₽'),
];

it('says what the first year costs, what is in it, and what works without the service', () => {
  expect(ownershipOf({ slug: 'invis_duos' }, FACTS)).toEqual({
    total: '35\u00A0000\u00A0₽',
    parts:
      'Устройство 24\u00A0900\u00A0₽, установка 6\u00A0500\u00A0₽ и\u00A0«Мониторинг» 3\u00A0600\u00A0₽ в\u00A0год: карта, сообщения и\u00A0поездки.',
    withoutService: 'Блокировка работает и без него.',
  });
});

it('leaves out an installation that the device does not need', () => {
  const facts = FACTS.filter(({ key }) => key !== 'invis_duos.installation_price');

  expect(ownershipOf({ slug: 'invis_duos' }, facts)?.parts).not.toContain('установка');
});

it('says nothing of a device that needs no service, or before the facts have come', () => {
  expect(ownershipOf({ slug: 'radio_lock_rb1' }, FACTS)).toBeNull();
  expect(ownershipOf({ slug: 'invis_duos' }, [])).toBeNull();
});
