import { AppError } from '../../errors/app-error';
import type {
  InputMaybe,
  OrderStatus,
  StaffOrder,
  StaffOrderFilter,
  StaffOrders,
} from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import { lateBefore } from '../../mail/call-promise';
import type { OrderRow } from '../orders/order-repository';
import { currentSeller } from '../../current-seller';
import { cutPage, readPage, type PageArguments } from '../staff/staff-page';
import { dayOf } from './moscow-day';
import { possibleArticles, readSearch } from './order-search';
import { toStaffOrder } from './staff-order';
import type { OrderConditions } from './staff-order-repository';
import type { StaffOrdersServices } from './staff-orders-services';

const IN_WORK: readonly OrderStatus[] = ['new', 'confirmed', 'assembled', 'shipped'];

type Sources = Pick<StaffOrdersServices, 'orders' | 'list' | 'card'>;

/** Adds what cards show to orders, in six queries however many there are. */
async function toStaffOrders({ orders, card }: Sources, rows: OrderRow[], reader: number): Promise<StaffOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, notes, events, mails, visitors] = await Promise.all([
    orders.findProducts(ids),
    card.findNotes(ids),
    card.findEvents(ids),
    card.findMails(ids),
    card.findVisitors(ids, reader),
  ]);
  const byOrder = <Row extends { order_id: number }>(all: Row[]) => groupBy(all, ({ order_id: id }) => id);
  const of = { lines: byOrder(lines), notes: byOrder(notes), events: byOrder(events), mails: byOrder(mails) };
  const openBy = byOrder(visitors);
  return rows.map((order) =>
    toStaffOrder({
      order,
      lines: of.lines.get(order.id) ?? [],
      notes: of.notes.get(order.id) ?? [],
      events: of.events.get(order.id) ?? [],
      mails: of.mails.get(order.id) ?? [],
      openBy: (openBy.get(order.id) ?? []).map(({ fullname }) => fullname),
    }),
  );
}

/**
 * An order as the shop's people see it.
 * @param reader the id of the person who reads it
 * @throws AppError NOT_FOUND
 */
export async function getStaffOrder(sources: Sources, id: number, reader: number): Promise<StaffOrder> {
  const order = await sources.list.findOne(id);
  const [found] = order ? await toStaffOrders(sources, [order], reader) : [];
  if (!found) throw new AppError('NOT_FOUND', `no order ${id}`);
  return found;
}

/** Null when nothing can be found by the text. */
async function readText(list: Sources['list'], text: string): Promise<OrderConditions | null> {
  if (!text.trim()) return {};
  const articles = await list.findArticles(possibleArticles(text));
  const words = readSearch(text, new Set(articles.keys()));
  if (words === null && articles.size === 0) return null;
  return { ...(words !== null && { words }), productIds: [...articles.values()] };
}

/** What a filter asks for. Null when nothing can be found by its text. */
export async function readOrderFilter(
  list: Sources['list'],
  filter: StaffOrderFilter,
): Promise<OrderConditions | null> {
  const { text, status, day, cityId, paymentType, paymentStatus, isLate, isPreview, ids } = filter;
  const found = await readText(list, text ?? '');
  return (
    found && {
      ...found,
      status: status ?? undefined,
      placed: day ? dayOf(day) : undefined,
      cityId: cityId ?? undefined,
      paymentType: paymentType ?? undefined,
      paymentStatus: paymentStatus ?? undefined,
      late:
        isLate === null || isLate === undefined
          ? undefined
          : { isLate, before: new Date(lateBefore(Date.now(), currentSeller())) },
      isPreview: isPreview ?? undefined,
      ids: ids ?? undefined,
    }
  );
}

interface PageOfOrders extends PageArguments {
  filter?: InputMaybe<StaffOrderFilter>;
}

/**
 * A page of the list of orders, newest first.
 * @param reader the id of the person who reads it
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listStaffOrders(
  sources: Sources,
  { filter, ...page }: PageOfOrders,
  reader: number,
): Promise<Pick<StaffOrders, 'rows' | 'after'>> {
  const { after: before, limit } = readPage(page);
  const conditions = await readOrderFilter(sources.list, filter ?? {});
  const found = conditions ? await sources.list.find({ ...conditions, before }, limit + 1) : [];
  const { rows, after } = cutPage(found, limit);
  return { rows: await toStaffOrders(sources, rows, reader), after };
}

/** How many orders wait in each status, for the tabs of the list. */
export async function countStaffOrders({ list }: Pick<Sources, 'list'>): Promise<StaffOrders['counts']> {
  const counted = new Map((await list.count(IN_WORK)).map(({ status, count }) => [status, count]));
  return IN_WORK.map((status) => ({ status, count: counted.get(status) ?? 0 }));
}
