import type { StageState } from '@shop/shared/ui';

/** What decides the stages of an order; the values are those of the API. */
export interface StagedOrder {
  orderStatus: string;
  paymentStatus: string;
  paymentType?: string | null;
  /** Null for services alone, and for a fast order until the shop has called. */
  deliveryKind?: string | null;
  /** False for an order of services alone. */
  hasGoods: boolean;
}

export interface OrderStage {
  key: 'placed' | 'confirmed' | 'paid' | 'assembled' | 'sent' | 'handed';
  name: string;
  state: StageState;
}

/** The statuses an order passes through. */
const STATUSES = ['new', 'confirmed', 'assembled', 'shipped', 'delivered'];

/** A stage under way or ahead, and the same once it is done. */
type Words = readonly [ahead: string, done: string];

const CONFIRMED: Words = ['Подтверждаем', 'Подтверждён'];
const PAID: Words = ['Ждём оплату', 'Оплачен'];
const ASSEMBLED: Words = ['Собираем', 'Собран'];

/** How the goods get to the buyer: on the way, and in hand. */
const WAYS: Record<string, { sent: Words; handed: Words }> = {
  courier: { sent: ['Везём', 'Привезли'], handed: ['Вручим', 'Вручён'] },
  transport: { sent: ['Едет в\u00A0пункт выдачи', 'Приехал в\u00A0пункт'], handed: ['Ждёт вас', 'Получен'] },
  pickup: { sent: ['Ждёт вас в\u00A0магазине', 'Готов к\u00A0выдаче'], handed: ['Заберёте', 'Получен'] },
};
const UNAGREED: { sent: Words; handed: Words } = {
  sent: ['Передаём', 'Передали'],
  handed: ['Получите', 'Получен'],
};
const WORK: { sent: Words; handed: Words } = {
  sent: ['Выполняем', 'Выполнили'],
  handed: ['Примете работу', 'Работа принята'],
};

/** Whether the shop waits for the money before it prepares the order. */
function isPaidFirst({ paymentType }: StagedOrder): boolean {
  return paymentType === 'invoice' || paymentType === 'online';
}

/**
 * The stages of an order that is not cancelled, by its way of delivery and payment. One of them is
 * under way, unless all are done.
 */
export function orderStages(order: StagedOrder): OrderStage[] {
  const reached = STATUSES.indexOf(order.orderStatus);
  const isDelivered = reached === STATUSES.length - 1;
  const isPaid = order.paymentStatus === 'paid' || isDelivered;
  const { sent, handed } = order.hasGoods ? (WAYS[order.deliveryKind ?? ''] ?? UNAGREED) : WORK;
  const steps: { key: OrderStage['key']; words: Words; isDone: boolean }[] = [
    { key: 'placed', words: ['Оформлен', 'Оформлен'], isDone: true },
    { key: 'confirmed', words: CONFIRMED, isDone: reached >= 1 },
    ...(isPaidFirst(order) ? [{ key: 'paid' as const, words: PAID, isDone: isPaid || reached >= 2 }] : []),
    ...(order.hasGoods ? [{ key: 'assembled' as const, words: ASSEMBLED, isDone: reached >= 2 }] : []),
    { key: 'sent', words: sent, isDone: isDelivered },
    { key: 'handed', words: handed, isDone: isDelivered },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ key, words: [ahead, done], isDone }, index) => ({
    key,
    name: isDone ? done : ahead,
    state: isDone ? 'done' : index === now ? 'now' : 'ahead',
  }));
}
