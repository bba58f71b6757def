/** The part of an answer that the tests read; they access fields by name. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

export async function postGraphql(
  siteUrl: string,
  query: string,
  variables: object = {},
  token?: string,
): Promise<{ status: number; body: GraphqlAnswer }> {
  const answer = await fetch(`${siteUrl}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, body: (await answer.json()) as GraphqlAnswer };
}

interface CatalogueItem {
  id: number;
  name: string;
  /** Roubles. */
  price: number;
  /** Pieces in stock. */
  count: number;
}

export interface CatalogueProduct extends CatalogueItem {
  slug: string | null;
  category: string | null;
  active: boolean;
  type: 'product' | 'service';
  childProducts: CatalogueItem[];
}

/** Products and services with their accessories, as the shop sells them now. */
export async function readCatalogue(siteUrl: string): Promise<CatalogueProduct[]> {
  const { body } = await postGraphql(
    siteUrl,
    '{ siteProducts { id name price count slug category active type childProducts { id name price count } } }',
  );
  return body.data?.siteProducts as CatalogueProduct[];
}

export async function readProduct(siteUrl: string, id: number): Promise<CatalogueProduct> {
  const product = (await readCatalogue(siteUrl)).find((one) => one.id === id);
  if (!product) throw new Error(`the catalogue has no product ${id}`);
  return product;
}

/** Pieces in stock by product, accessories included. */
export async function readStock(siteUrl: string): Promise<Map<number, number>> {
  const products = await readCatalogue(siteUrl);
  return new Map(
    products.flatMap((product) => [product, ...product.childProducts]).map(({ id, count }) => [id, count]),
  );
}

export const CREATE_ORDER = `mutation ($input: CreateOrderInput!) {
  siteCreateOrder(input: $input) {
    id fio phone email orderComment deliveryCity deliveryStreet deliveryHome deliveryPrice paymentType fastOrder
    products { productId productCount productPrice childProducts { productId productCount productPrice } }
  }
}`;

interface OrderLine {
  productId: number;
  productCount: number;
  productPrice: number;
}

export interface Order {
  id: number;
  fio: string;
  phone: string;
  email: string | null;
  orderComment: string | null;
  deliveryCity: string | null;
  deliveryStreet: string | null;
  deliveryHome: string | null;
  deliveryPrice: number;
  paymentType: string | null;
  fastOrder: boolean;
  products: (OrderLine & { childProducts: OrderLine[] })[];
}

/** Places an order by the API. The same key again returns the existing order. */
export async function createOrder(
  siteUrl: string,
  input: object,
): Promise<{ status: number; order: Order | null; errors: NonNullable<GraphqlAnswer['errors']> }> {
  const { status, body } = await postGraphql(siteUrl, CREATE_ORDER, { input });
  return { status, order: (body.data?.siteCreateOrder as Order | undefined) ?? null, errors: body.errors ?? [] };
}

/** A fast order with its own key, as the shop's form sends it. */
export function fastOrder(
  products: readonly { productId: number; productCount: number }[],
  key: string = crypto.randomUUID(),
) {
  return { idempotencyKey: key, fastOrder: true, phone: '+79261234567', fio: 'Пётр', products };
}
