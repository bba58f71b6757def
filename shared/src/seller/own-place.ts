import place from './own-place.json';
import { SELLER } from './seller';

const KINDS = ['car_wash', 'retail', 'installation_centre'] as const;

/** The shop's own place, which follows those of every list (docs/rules.md, Places). */
export const OWN_PLACE = {
  ...place,
  city: SELLER.city,
  address: SELLER.street,
  phone: SELLER.moscowPhone,
  title: SELLER.name,
  description: `ИНН ${SELLER.inn}`,
  params: KINDS.map((type, index) => ({ id: index + 1, type })),
};

/** Where buyers collect orders: «Химки, ул. Пролётная, д. 12, офис 41». */
export const PICKUP_PLACE = [SELLER.city, SELLER.street, SELLER.office].join(', ');
