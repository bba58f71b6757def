import type { ProductDraft } from '@shop/shared/federation';
import { instantOf } from '@shop/shared/moscow-time';
import { readPrice } from '@shop/shared/price-edit';
import type { ListPropertiesQuery } from '../../generated/graphql';
import type { Product, ProductForm } from './product-form';

type Properties = ListPropertiesQuery['staffProperties'];

/** What it costs now: the price of a sale that runs, or would begin at once. */
function priceOf({ price, sale }: ProductForm, product: Product | null, now: number) {
  const usual = readPrice(price) ?? 0;
  const begins = instantOf(sale?.startsAt ?? '');
  if (sale === null || (begins !== null && Date.parse(begins) > now))
    return { price: usual, oldPrice: null, saleEndsAt: null };
  const oldPrice = product?.sale?.isRunning ? product.sale.oldPrice : usual;
  return { price: readPrice(sale.price) ?? usual, oldPrice: oldPrice ?? null, saleEndsAt: instantOf(sale.endsAt) };
}

/** The product as its fields have it now, for whoever draws its page. */
export function draftOf(
  values: ProductForm,
  product: Product | null,
  properties: Properties,
  now = Date.now(),
): ProductDraft {
  const { name, code, slug, category, description, keyFacts, vehicles, documents, services } = values;
  const known = new Map(properties.map((property) => [property.id, property]));
  return {
    ...{ id: product?.id ?? 0, name, code, description, slug: slug || null, category: category.trim() || null },
    ...priceOf(values, product, now),
    pictures: values.pictures.map(({ address, alt, caption }) => ({
      ...{ address, alt: alt || null, caption: caption || null },
    })),
    properties: values.properties.flatMap(({ propertyId, value, showPreview }) => {
      const property = known.get(propertyId);
      return property && value.trim() !== '' ? [{ ...property, value, showPreview }] : [];
    }),
    accessories: values.accessories.map(({ id, productId, price, isIncluded }) => ({
      ...{ id, productId, price: isIncluded ? 0 : price },
    })),
    discounts: values.discounts.flatMap(({ productCount, discount }) => {
      const kept = readPrice(discount);
      return productCount === '' || kept === null ? [] : [{ productCount: Number(productCount), discount: kept }];
    }),
    details: {
      keyFacts: keyFacts.map(({ title, text }) => ({ value: title, text })),
      vehicles: [...vehicles],
      documents: documents.map(({ title, text }) => ({ title, href: text })),
      serviceIds: services.map(({ id }) => id),
      goods: [],
    },
    stock: Number(values.onHand),
  };
}
