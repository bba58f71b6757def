import { AppError } from '../../errors/app-error';
import type {
  InputMaybe,
  StaffGoods,
  StaffGoodsFilter,
  StaffProduct,
  StaffStock,
  StockItem,
} from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import { refuseFields } from '../../input/field-errors';
import { readGoodsSearch } from '../staff/search-words';
import { cutPage, readPage, type PageArguments } from '../staff/staff-page';
import type { GoodsConditions, GoodsRow } from './goods-repository';
import type { ShelfRow } from './shelf-repository';
import { toStaffProduct } from './staff-product';
import type { StaffGoodsServices } from './staff-goods-services';

const MOST_NAMED = 50;
const TOO_MANY = `Не\u00A0больше ${MOST_NAMED} значений`;

type Sources = Pick<StaffGoodsServices, 'goods' | 'catalog' | 'accessories' | 'discounts' | 'details'>;

async function toStaffProducts(sources: Sources, rows: GoodsRow[]): Promise<StaffProduct[]> {
  const { catalog, accessories, discounts, details } = sources;
  const ids = rows.map(({ id }) => id);
  const { byId } = await catalog.current();
  const under = groupBy(await accessories.find(ids), (row) => row.parent_id);
  const steps = groupBy(await discounts.find(ids), (step) => step.productId);
  const said = new Map((await details.find(ids)).map((one) => [one.productId, one]));
  return rows.map((row) =>
    toStaffProduct(row, {
      listed: byId.get(row.id),
      accessories: under.get(row.id) ?? [],
      discounts: steps.get(row.id) ?? [],
      details: said.get(row.id),
    }),
  );
}

/** Null when nothing can be found by the text. */
function readText(text: string): { words?: string } | null {
  if (!text.trim()) return {};
  const words = readGoodsSearch(text);
  return words === null ? null : { words };
}

function refuseLongLists(lists: Record<string, InputMaybe<readonly unknown[]> | undefined>): void {
  const tooLong = Object.entries(lists).filter(([, list]) => (list?.length ?? 0) > MOST_NAMED);
  refuseFields(Object.fromEntries(tooLong.map(([name]) => [name, TOO_MANY])));
}

function readFilter({ text, kind, active, articles, ids }: StaffGoodsFilter): GoodsConditions | null {
  refuseLongLists({ articles, ids });
  const found = readText(text ?? '');
  return (
    found && {
      ...found,
      kind: kind ?? undefined,
      isActive: active ?? undefined,
      articles: articles?.map((article) => article.trim().toLowerCase()),
      ids: ids ?? undefined,
    }
  );
}

interface PageOfGoods extends PageArguments {
  filter?: InputMaybe<StaffGoodsFilter>;
}

/**
 * A page of the list of goods, in the shop's order.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listStaffGoods(sources: Sources, { filter, ...page }: PageOfGoods): Promise<StaffGoods> {
  const { after: last, limit } = readPage(page);
  const conditions = readFilter(filter ?? {});
  const found = conditions ? await sources.goods.find({ ...conditions, after: last }, limit + 1) : [];
  const { rows, after } = cutPage(found, limit);
  return { rows: await toStaffProducts(sources, rows), after };
}

/** The products with these ids, in their order; unknown ones are left out. */
export async function findStaffProducts(sources: Sources, ids: readonly number[]): Promise<StaffProduct[]> {
  const found = await toStaffProducts(sources, await sources.goods.findByIds(ids));
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws AppError NOT_FOUND */
export async function getStaffProduct(
  sources: Sources & Pick<StaffGoodsServices, 'products'>,
  id: number,
): Promise<StaffProduct> {
  const [product] = await findStaffProducts(sources, [id]);
  if (!product) throw new AppError('NOT_FOUND', `no product ${id}`);
  // As they are stored: with the names of facts, not their values, which an edit would freeze.
  return { ...product, properties: await sources.products.findProperties(id) };
}

/** A thing on the shelf as the contract has it. */
export function toStockItem(row: ShelfRow): StockItem {
  return {
    id: row.id,
    name: row.name,
    onHand: row.on_hand,
    promised: row.promised,
    available: Math.max(0, row.on_hand - row.promised),
    assembled: row.assembled,
    productIds: row.product_ids,
    articles: row.articles,
    shortOrders: row.short_orders,
  };
}

interface PageOfStock extends PageArguments {
  text?: InputMaybe<string>;
  ids?: InputMaybe<number[]>;
}

/**
 * A page of what lies on the shelf, by name.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listStaffStock(
  { shelf }: Pick<StaffGoodsServices, 'shelf'>,
  { text, ids, ...page }: PageOfStock,
): Promise<StaffStock> {
  const { after: last, limit } = readPage(page);
  refuseLongLists({ ids });
  const found = readText(text ?? '');
  const things = found ? await shelf.find({ ...found, ids: ids ?? undefined, after: last }, limit + 1) : [];
  const { rows, after } = cutPage(things, limit);
  return { rows: rows.map(toStockItem), after };
}
