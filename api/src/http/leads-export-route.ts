import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance } from 'fastify';
import { exportLeads, readLeadExportFilter } from '../modules/leads/export-leads';
import type { LeadsServices } from '../modules/leads/leads-services';
import { FOR_LEADS } from '../modules/leads/require-leads';
import { answerRefusal, guardStaffDoor, type StaffDoorOptions } from './staff-door';

export interface LeadsExportOptions extends StaffDoorOptions {
  leads: LeadsServices;
}

/**
 * GET /staff/export/leads.csv: leads with names and phones, by the filters of `staffLeads`. It
 * needs a proof of the last minutes, since it takes them out of the shop.
 */
export async function registerLeadsExport(app: FastifyInstance, options: LeadsExportOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>(answerRefusal);
    const userOf = guardStaffDoor(scope, options, FOR_LEADS, 'fresh');
    scope.get<{ Querystring: Record<string, unknown> }>(
      '/staff/export/leads.csv',
      { exposeHeadRoute: false },
      async (request, reply) => {
        const parts = await exportLeads(options.leads, readLeadExportFilter(request.query), userOf(request));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="leads.csv"')
          .send(Readable.from(parts));
      },
    );
  });
}
