import type { FastifyInstance } from 'fastify';
import { isHostReport, type HostReport } from '@shop/shared/figures';

/** Address that only hosts reach: they forward `/delivery` and nothing else. */
export const REPORTS_PATH = '/reports';

/** The figures of 200 versions. */
const MAX_BODY_BYTES = 200_000;

/** Takes what hosts have counted; the reports also tell which hosts there are. */
export function addReports(app: FastifyInstance, onReport: (report: HostReport) => void): void {
  app.post(REPORTS_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    if (!isHostReport(request.body))
      return reply.code(400).send({ code: 'BAD_REQUEST', message: 'this is no report of a host' });
    onReport(request.body);
    return reply.code(204).send();
  });
}
