/** Where parcels of a carrier are followed; the number comes last. */
const TRACKING: readonly [carrier: RegExp, url: string][] = [
  [/почт|pochta|ems/i, 'https://www.pochta.ru/tracking?barcode='],
  [/сд[эе]к|cdek/i, 'https://www.cdek.ru/ru/tracking/?order_id='],
  [/делов|dellin/i, 'https://www.dellin.ru/tracker/?rwID='],
  [/пэк|pecom/i, 'https://pecom.ru/services-are/order-status/?code='],
];

/**
 * Where a parcel is followed, for mails and pages; null for a carrier that is not known, or without
 * a number.
 */
export function trackUrl(carrier: string | null, trackNumber: string | null): string | null {
  const known = TRACKING.find(([name]) => carrier !== null && name.test(carrier));
  return known && trackNumber ? known[1] + encodeURIComponent(trackNumber.replace(/\s/g, '')) : null;
}
