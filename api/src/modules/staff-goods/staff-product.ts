import { toRoubles } from '@shop/shared/format';
import type {
  ProductPicture,
  SiteProduct,
  StaffGoodsKind,
  StaffProduct,
  StaffSale,
} from '../../generated/resolvers-types';
import type { AccessoryRow } from './accessory-repository';
import type { StoredDetails } from './details-repository';
import type { DiscountStep } from './discount-edit-repository';
import type { GoodsRow } from './goods-repository';
import { toStaffAccessory } from './read-accessories';

type OfCatalogue = Pick<SiteProduct, 'properties' | 'servicePrices' | 'childProducts' | 'fits'>;

const NOT_LISTED_YET: OfCatalogue = { properties: [], servicePrices: null, childProducts: [], fits: null };

function kindOf({ type, is_spare: isSpare }: GoodsRow): StaffGoodsKind {
  if (type === 'service') return 'service';
  return isSpare ? 'spare' : 'product';
}

/** Every picture that shows, with its words where it has any. */
function picturesOf({ images }: GoodsRow, words: readonly ProductPicture[]): ProductPicture[] {
  return images.map(
    (address) => words.find((picture) => picture.address === address) ?? { address, alt: null, caption: null },
  );
}

function saleOf(row: GoodsRow): StaffSale | null {
  const { sale_kopecks: price, sale_old_kopecks: old, sale_starts_at: from, sale_ends_at: to } = row;
  if (price === null || from === null || to === null) return null;
  return {
    price: toRoubles(price),
    oldPrice: old === null ? null : toRoubles(old),
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    isRunning: row.is_sale_running ?? false,
  };
}

/** What goods have beside their own row. */
interface ProductParts {
  /** The same as shoppers see it: what nobody changes here. */
  listed: SiteProduct | undefined;
  /** The rows under it, those that are not offered any more too. */
  accessories: readonly AccessoryRow[];
  /** Its own, ascending by count. */
  discounts: readonly DiscountStep[];
  details: StoredDetails | undefined;
}

/** Goods as the contract has them. */
export function toStaffProduct(row: GoodsRow, { listed, accessories, discounts, details }: ProductParts): StaffProduct {
  const { properties, servicePrices, childProducts, fits } = listed?.id === row.id ? listed : NOT_LISTED_YET;
  return {
    id: row.id,
    active: row.active,
    code: row.code,
    compare: row.compare,
    ...{ category: row.category, brand: row.brand },
    description: row.description,
    img: row.img,
    images: row.images,
    pictures: picturesOf(row, listed?.pictures ?? []),
    slug: row.slug,
    name: row.name,
    price: toRoubles(row.price_kopecks),
    sale: saleOf(row),
    sort: row.sort,
    type: row.type,
    kind: kindOf(row),
    count: row.own_available,
    orderTermDays: row.order_term_days,
    bookingPlace: row.booking_place,
    ...{ properties, servicePrices, childProducts, fits },
    accessories: accessories.filter(({ active }) => active).map(toStaffAccessory),
    discounts: discounts.map(({ productCount, kopecks }) => ({ productCount, discount: toRoubles(kopecks) })),
    ...{ keyFacts: details?.keyFacts ?? [], vehicles: details?.vehicles ?? [] },
    ...{ documents: details?.documents ?? [], services: details?.services ?? [] },
    stockItemId: row.stock_item_id,
    stockItemName: row.stock_item_name,
    perUnit: row.per_unit,
    onHand: row.on_hand,
    promised: row.promised,
    available: row.available,
    revision: row.revision,
  };
}
