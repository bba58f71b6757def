import type { FastifyInstance } from 'fastify';
import { addUploadProxy } from './upload-proxy';

/** Forwards tables of goods to the API, and tables of goods, orders and leads back. */
export async function addStaffFilesProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await addUploadProxy(app, {
    apiUrl,
    // The API checks 5,000 rows in seconds; a busy one takes longer.
    timeoutMs: 60_000,
    mostBytes: 5 * 1024 * 1024,
    tooLarge: { code: 'BAD_REQUEST', message: 'Файл слишком большой: можно до\u00A05\u00A0МБ' },
    unavailable: { code: 'INTERNAL_SERVER_ERROR', message: 'Магазин не\u00A0отвечает. Повторите через минуту' },
    posts: ['/staff/files'],
    gets: ['/staff/export/goods.csv', '/staff/export/orders.csv', '/staff/export/leads.csv'],
  });
}
