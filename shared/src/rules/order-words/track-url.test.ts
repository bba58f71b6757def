import { trackUrl } from '.';

it.each([
  ['СДЭК', '10 2030 4050', 'https://www.cdek.ru/ru/tracking/?order_id=1020304050'],
  ['Почта России', 'RA123456789RU', 'https://www.pochta.ru/tracking?barcode=RA123456789RU'],
  ['Деловые линии', '1&x=<b>', 'https://www.dellin.ru/tracker/?rwID=1%26x%3D%3Cb%3E'],
  ['ПЭК', '77', 'https://pecom.ru/services-are/order-status/?code=77'],
  ['Иван на «Газели»', '77', null],
  ['СДЭК', null, null],
  [null, '77', null],
])('a parcel of «%s» with the number «%s» is followed at %s', (carrier, number, url) => {
  expect(trackUrl(carrier, number)).toBe(url);
});
