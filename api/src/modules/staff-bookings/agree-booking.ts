import { isoDate } from '@shop/shared/format';
import { hasMaxLength, lastDeliveryDay, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { AgreedBookingInput, MutationStaffAgreeBookingArgs, StaffBooking } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { changeOrder, type OrderStep } from '../staff-orders/order-change';
import { isEditable } from '../staff-orders/order-moves';
import { orderEntry } from '../staff-orders/order-record';
import { composeStepMail } from '../staff-orders/order-step-mails';
import type { StaffOrdersServices } from '../staff-orders/staff-orders-services';
import { toStaffBooking } from './list-bookings';

const LONGEST_PLACE = 300;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TEXTS = {
  past: 'Дата не может быть в\u00A0прошлом',
  far: 'Выберите дату в\u00A0пределах года',
  time: 'Нужно время вида 09:30',
  place: `До\u00A0${LONGEST_PLACE} знаков`,
  closed: 'Заказ уже отправлен или отменён: записать по\u00A0нему нельзя',
} as const;

function readAgreed({ day, time, place: typed }: AgreedBookingInput): AgreedBookingInput {
  const place = typed.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  const today = isoDate(Date.now());
  refuseFields({
    ...(day < today && { day: TEXTS.past }),
    ...(day > lastDeliveryDay(today) && { day: TEXTS.far }),
    ...(!TIME.test(time) && { time: TEXTS.time }),
    ...(!hasMaxLength(place, LONGEST_PLACE) && { place: TEXTS.place }),
    ...(place === '' && { place: MESSAGES.required }),
  });
  return { day, time, place };
}

interface AgreeContext {
  userId: number;
  publicUrl: string;
}

function agreeStep(
  { id, input, tellBuyer }: Pick<MutationStaffAgreeBookingArgs, 'id' | 'input' | 'tellBuyer'>,
  { userId, publicUrl }: AgreeContext,
): OrderStep {
  return async (tx, { order }) => {
    const agreed = readAgreed(input);
    if (!isEditable(order.order_status) || order.preview !== null) refuseFields({ id: TEXTS.closed });
    await tx.booked.agree(id, agreed);
    // Nothing of the order itself changes, but its revision does.
    await tx.list.update(order.id, {});
    const changed = await tx.orders.getById(order.id);
    await tx.audit.add(
      orderEntry('update-order', userId, order.id, { revision: changed.revision, fields: ['booking'] }),
    );
    const mail = tellBuyer ? await composeStepMail(tx, changed, 'orderBuyerRevised', publicUrl) : null;
    return { stock: [], mails: mail ? [mail] : [] };
  };
}

/**
 * Turns the buyer's wish into an agreed day, time and place, and tells the buyer by mail if asked.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function agreeBooking(
  services: StaffOrdersServices,
  { id, revision, input, tellBuyer }: MutationStaffAgreeBookingArgs,
  userId: number,
): Promise<StaffBooking> {
  const found = await services.booked.findOne(id);
  if (!found) throw new AppError('NOT_FOUND', `no booking ${id}`);
  const step = agreeStep({ id, input, tellBuyer }, { userId, publicUrl: services.publicUrl });
  await changeOrder(services, { id: found.order_id, revision, userId }, step);
  return toStaffBooking((await services.booked.findOne(id)) ?? found);
}
