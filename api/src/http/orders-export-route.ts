import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance } from 'fastify';
import { exportOrders } from '../modules/staff-orders/export-orders';
import { readExportFilter } from '../modules/staff-orders/export-filter';
import type { StaffOrdersServices } from '../modules/staff-orders/staff-orders-services';
import { answerRefusal, guardStaffDoor, type StaffDoorOptions } from './staff-door';

export interface OrdersExportOptions extends StaffDoorOptions {
  orders: StaffOrdersServices;
}

/**
 * GET /staff/export/orders.csv: orders with names and phones of buyers, by the filters of
 * `staffOrders`. It needs a proof of the last minutes, since it takes buyers out of the shop.
 */
export async function registerOrdersExport(app: FastifyInstance, options: OrdersExportOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>(answerRefusal);
    const userOf = guardStaffDoor(scope, options, 'orders', 'fresh');
    scope.get<{ Querystring: Record<string, unknown> }>(
      '/staff/export/orders.csv',
      { exposeHeadRoute: false },
      async (request, reply) => {
        const parts = await exportOrders(options.orders, readExportFilter(request.query), userOf(request));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="orders.csv"')
          .send(Readable.from(parts));
      },
    );
  });
}
