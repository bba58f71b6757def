/** The parts of an address as buyers enter them. */
interface AddressParts {
  city?: string | null | undefined;
  street?: string | null | undefined;
  home?: string | null | undefined;
  entrance?: string | null | undefined;
  floor?: string | null | undefined;
  apartment?: string | null | undefined;
}

/** «офис 41» and «стр. 3» already name their kind. */
const NAMES_ITSELF = /^\p{L}{2,}/u;

function named(name: string, value: string | null | undefined): string | null | undefined {
  return value && !NAMES_ITSELF.test(value) ? `${name}\u00A0${value}` : value;
}

/** The known parts on one line: «Москва, ул. Ленина, д. 5, подъезд 2, этаж 3, кв. 18». */
export function formatAddress({ city, street, home, entrance, floor, apartment }: AddressParts): string {
  const parts = [
    city,
    street,
    named('д.', home),
    named('подъезд', entrance),
    named('этаж', floor),
    named('кв.', apartment),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The same parts with the field names of an order. */
interface OrderAddress {
  deliveryCity?: string | null | undefined;
  deliveryStreet?: string | null | undefined;
  deliveryHome?: string | null | undefined;
  deliveryEntrance?: string | null | undefined;
  deliveryFloor?: string | null | undefined;
  deliveryApartment?: string | null | undefined;
}

/** The delivery address of an order on one line; empty for pickup. */
export function formatOrderAddress(order: OrderAddress): string {
  return formatAddress({
    city: order.deliveryCity,
    street: order.deliveryStreet,
    home: order.deliveryHome,
    entrance: order.deliveryEntrance,
    floor: order.deliveryFloor,
    apartment: order.deliveryApartment,
  });
}
