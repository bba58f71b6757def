import place from './own-place.json';
import { SELLER } from './seller';
import type { Seller } from './seller-data';

const KINDS = ['car_wash', 'retail', 'installation_centre'] as const;

/** The shop's own place, which follows those of every list (docs/rules.md, Places). */
export function ownPlaceOf({ city, street, moscowPhone, name, inn, schedule, latitude, longitude }: Seller) {
  return {
    ...place,
    geo: `${latitude}, ${longitude}`,
    location: { latitude, longitude },
    schedule,
    city,
    address: street,
    phone: moscowPhone,
    title: name,
    description: `ИНН ${inn}`,
    params: KINDS.map((type, index) => ({ id: index + 1, type })),
  };
}

/** The same, as seller.json has it. */
export const OWN_PLACE = ownPlaceOf(SELLER);
