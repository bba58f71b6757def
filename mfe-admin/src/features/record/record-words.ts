import { formatOrderNumber } from '@shop/shared/format';
import { nameRights } from '@shop/shared/staff';
import type { StaffRecordKind } from '../../generated/graphql';
import { fieldWords } from '../../order';
import type { RecordEntry } from './use-record';

export const KIND_LABELS: Readonly<Record<StaffRecordKind, string>> = {
  orders: 'Заказы',
  views: 'Просмотры заказов',
  goods: 'Товары',
  shop: 'Доставка',
  leads: 'Заявки и\u00A0отзывы',
  pages: 'Страницы',
  access: 'Доступ и\u00A0вход',
};

/** What was done, by the action of the record. */
const ACTIONS: Readonly<Record<string, string>> = {
  'view-order': 'Открыт заказ',
  'create-order': 'Принят заказ',
  'update-order': 'Изменён заказ',
  'move-order': 'Новое состояние заказа',
  'undo-move': 'Шаг заказа возвращён',
  'set-payment': 'Отмечена оплата',
  'return-goods': 'Возврат товаров',
  'note-order': 'Заметка к\u00A0заказу',
  'buyer-update-order': 'Покупатель изменил заказ',
  'buyer-cancel-order': 'Покупатель отменил заказ',
  'export-orders': 'Скачаны заказы с\u00A0покупателями',
  'end-preview-order': 'Закончился пробный заказ',
  'create-product': 'Создан товар',
  'save-goods': 'Изменены товары',
  'count-stock': 'Пересчитана полка',
  'apply-file': 'Применён файл товаров',
  'undo-file': 'Отменён файл товаров',
  'save-delivery': 'Изменена доставка',
  'save-place': 'Изменена точка',
  'save-pickup-point': 'Изменён пункт выдачи',
  'save-property': 'Изменено свойство товаров',
  'save-shop': 'Изменены данные компании',
  'show-review': 'Показан отзыв или вопрос',
  'hide-review': 'Снят с\u00A0сайта отзыв или вопрос',
  'reject-review': 'Отклонён отзыв или вопрос',
  'answer-question': 'Ответ на\u00A0вопрос',
  'take-answer-back': 'Ответ на\u00A0вопрос убран',
  'save-lead': 'Изменена заявка',
  'resend-lead': 'Заявка отправлена ещё раз',
  'export-leads': 'Скачаны заявки',
  invite: 'Отправлено приглашение',
  'cancel-invite': 'Отозвано приглашение',
  'accept-invite': 'Принято приглашение',
  'set-rights': 'Изменены права',
  dismiss: 'Закрыт доступ',
  'end-sessions': 'Завершены сеансы',
  'add-factor': 'Добавлен способ входа',
  'remove-factor': 'Удалён способ входа',
  'rename-passkey': 'Переименован ключ входа',
  'renew-recovery-codes': 'Выпущены новые запасные коды',
  'use-recovery-code': 'Вход по\u00A0запасному коду',
  'reset-factor': 'Сброшен второй способ входа',
  'create-page': 'Создана страница',
  'save-draft': 'Изменён черновик',
  'keep-draft': 'Черновик отложен',
  'save-site': 'Изменено общее для всех страниц',
  'add-redirect': 'Добавлена переадресация',
  'remove-redirect': 'Удалена переадресация',
  'delete-page': 'Удалён черновик',
  'undelete-page': 'Черновик возвращён',
  publish: 'Опубликована страница',
  schedule: 'Назначена публикация',
  'cancel-schedule': 'Отменена публикация по\u00A0времени',
  'cancel-unpublish': 'Отменено снятие с\u00A0сайта по\u00A0времени',
  'publish-scheduled': 'Опубликована по\u00A0времени',
  'schedule-failed': 'Не\u00A0опубликована по\u00A0времени',
  'ask-approval': 'Черновик отправлен на\u00A0согласование',
  'withdraw-approval': 'Черновик отозван с\u00A0согласования',
  'decline-approval': 'Черновик возвращён с\u00A0замечанием',
  'add-comment': 'Комментарий к\u00A0странице',
  'answer-comment': 'Ответ на\u00A0комментарий',
  'edit-comment': 'Изменён комментарий',
  'close-comment': 'Комментарий решён',
  'reopen-comment': 'Комментарий снова открыт',
  'delete-comment': 'Удалён комментарий',
  'schedule-unpublish': 'Запланировано снятие с\u00A0сайта',
  'move-page': 'Изменён адрес страницы',
  unpublish: 'Страница снята',
  'unpublish-scheduled': 'Страница снята по\u00A0времени',
  restore: 'Возвращена прежняя версия',
  'start-test': 'Начат A/B-тест страницы',
  'end-test': 'Закончен A/B-тест страницы',
  'make-preview': 'Создана ссылка на\u00A0черновик',
  'revoke-preview': 'Отозвана ссылка на\u00A0черновик',
  'add-media': 'Загружена картинка или файл',
  'delete-media': 'Удалена картинка или файл',
  'name-media': 'Названа картинка',
  'take-release': 'Выпущены новые страницы',
};

/** What people call the fields of goods. */
const GOODS_FIELDS: Readonly<Record<string, string>> = {
  name: 'название',
  code: 'артикул',
  slug: 'адрес',
  category: 'категория',
  brand: 'бренд',
  description: 'описание',
  price: 'цена',
  sale: 'распродажа',
  discounts: 'скидки',
  active: 'в\u00A0продаже',
  stockItemId: 'вещь на\u00A0складе',
  perUnit: 'штук в\u00A0товаре',
  properties: 'свойства',
  pictures: 'фотографии',
  accessories: 'аксессуары',
  keyFacts: 'ключевые факты',
  vehicles: 'для каких машин',
  documents: 'документы',
  serviceIds: 'услуги',
};

/** «Изменён заказ»; an action of tomorrow has no words yet. */
export const actionWords = (action: string): string => ACTIONS[action] ?? 'Другое действие';

/** What it was done to, and what of it was changed; the order has a link of its own. */
export function detailWords({ person, rights, pageId, fields, action }: RecordEntry): string {
  const ofGoods = fields.flatMap((field) => GOODS_FIELDS[field] ?? []).join(', ');
  const ofOrder = action === 'move-order' || action === 'undo-move' ? '' : fieldWords(fields);
  const named = action === 'save-goods' ? ofGoods : ofOrder;
  return [person, rights && nameRights(rights), pageId && `страница «${pageId}»`, named].filter(Boolean).join(': ');
}

/** Who: without a name it is the program, the buyer, or somebody whose account is gone. */
export function doerWords({ by, action }: RecordEntry): string {
  if (by) return by;
  return action.startsWith('buyer-') ? 'Покупатель' : 'Магазин или бывший сотрудник';
}

export const orderWords = (orderId: number): string => formatOrderNumber(orderId);
