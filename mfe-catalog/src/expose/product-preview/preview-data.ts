import { factTexts, fillFacts } from '@shop/shared/facts';
import type { ProductDraft } from '@shop/shared/federation';
import { createCatalogReader, listOf, LISTS_PATH, type CatalogReader } from '@shop/shared/public-lists';
import type { ChildProduct, Product, PublicLists } from '@shop/shared/runtime';
import { productContentOf, type ProductContent } from '../../content/product-content';
import { productData, type ProductData } from '../../pages/product';
import { extrasData, type ProductExtrasData } from '../product-extras/extras-data';

/** What the page of a product that is not saved shows. */
export interface PreviewData {
  product: Product;
  page: ProductData;
  content: ProductContent;
  extras: ProductExtrasData | null;
}

type Ask = (path: string) => Promise<string | null>;

const askShop: Ask = async (path) => {
  const response = await fetch(path);
  return response.ok ? response.text() : null;
};

async function findFacts(ask: Ask): Promise<PublicLists['facts']> {
  const text = await ask(`${LISTS_PATH}facts`);
  if (text === null) return [];
  const { data } = JSON.parse(text) as { data: Parameters<typeof listOf>[1] }; // of the API's own contract
  return listOf('facts', data);
}

/** A product as a row under another one. */
function childOf(product: Product): ChildProduct {
  const { bookingPlace: _place, servicePrices: _prices, childProducts: _children, ...rest } = product;
  const { fits: _fits, pictures: _pictures, details: _details, saleEndsAt: _ends, oldPrice: _old, ...child } = rest;
  return child;
}

/** What is offered with the product: rows that it has, and products that get one. */
function accessoriesOf({ accessories }: ProductDraft, saved: Product | undefined, known: readonly Product[]) {
  return accessories.flatMap(({ id, productId, price }): ChildProduct[] => {
    const row = saved?.childProducts.find((child) => child.id === id);
    const product = known.find((one) => one.id === productId);
    const child = row ?? (product && childOf(product));
    return child ? [{ ...child, active: true, price }] : [];
  });
}

const UNSAVED = { compare: false, sort: 0, bookingPlace: null, servicePrices: null, fits: null, orderTermDays: null };

function productOf(draft: ProductDraft, known: readonly Product[]): Product {
  const { id, accessories: _accessories, discounts: _discounts, stock, properties, pictures, ...typed } = draft;
  const saved = known.find((one) => one.id === id);
  const images = pictures.map(({ address }) => address);
  return {
    ...UNSAVED,
    count: stock,
    ...saved,
    ...typed,
    ...{ id, type: 'product', active: true, images, img: images[0] ?? null, pictures: [...pictures] },
    properties: properties.map((property) => ({ ...property, compare: false })),
    childProducts: accessoriesOf(draft, saved, known),
  };
}

/** Makes the page of a draft as the server makes that of a product. Only questions are sent. */
export async function previewData(draft: ProductDraft, ask: Ask = askShop): Promise<PreviewData> {
  const reader = createCatalogReader(ask);
  const ids = [draft.id, ...draft.accessories.flatMap(({ productId }) => productId ?? [])];
  const [known, facts] = await Promise.all([reader.products({ ids }), findFacts(ask)]);
  const product = fillFacts(productOf(draft, known ?? []), factTexts(facts));
  const catalog: CatalogReader = {
    ...reader,
    products: async (filter) => (filter.slugs ? [product] : reader.products(filter)),
  };
  const slug = product.slug ?? '';
  const discounts = draft.discounts.map((step, index) => ({ id: index, productId: product.id, ...step }));
  return {
    product,
    content: productContentOf(slug),
    page: await productData({ params: { slug }, lists: { facts, discounts }, catalog }),
    extras: await extrasData({ slug }, { reviews: [] }, catalog),
  };
}
