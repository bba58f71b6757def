import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIR } from '@shop/tools/packages';
import { ORDERS } from './fill-orders';

export interface Query {
  query: string;
  /** Which of the document's operations. */
  operationName: string;
  variables: object;
}

const documentOf = (file: string) => readFile(path.join(ROOT_DIR, 'mfe-admin/src', file), 'utf8');

/** What people ask for most, by the documents that their screens send. */
export async function readQueries() {
  const list = await documentOf('features/order-list/order-list.graphql');
  const card = await documentOf('order/order.graphql');
  const asked = (filter: object, after?: number): Query => ({
    query: list,
    operationName: 'StaffOrders',
    variables: { filter, after: after === undefined ? null : String(after) },
  });
  const mark: Query = { query: list, operationName: 'StaffOrdersMark', variables: {} };
  const queries = {
    list: asked({}),
    'list, from the middle on': asked({}, ORDERS / 2),
    'list, delivered': asked({ status: 'delivered' }),
    'list, late': asked({ isLate: true }),
    'search, a number': asked({ text: String(ORDERS / 2) }),
    'search, the end of a phone': asked({ text: '7919' }),
    'search, a phone as it is read out': asked({ text: '8 900 000 79 19' }),
    'search, a name': asked({ text: 'Иванова Анна' }),
    'search, an e-mail': asked({ text: 'buyer4321@example.ru' }),
    'search, nobody': asked({ text: 'Неизвестный' }),
    card: { query: card, operationName: 'StaffOrder', variables: { id: ORDERS / 2 } } satisfies Query,
  };
  return { queries, mark };
}
