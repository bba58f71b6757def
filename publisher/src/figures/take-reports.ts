import type { FastifyInstance } from 'fastify';
import { isHostReport, type HostReport, type HostReportAnswer } from '@shop/node/figures';

/** Address that only hosts reach: they forward `/delivery` and nothing else. */
export const REPORTS_PATH = '/reports';

/** The figures of 200 versions, and what 5,000 visitors have seen. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Takes what hosts have counted; the reports also tell which hosts there are.
 * @param secret signs the words of pages; hosts are told of it with each answer
 */
export function addReports(app: FastifyInstance, secret: string, onReport: (report: HostReport) => void): void {
  app.post(REPORTS_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    if (!isHostReport(request.body))
      return reply.code(400).send({ code: 'BAD_REQUEST', message: 'this is no report of a host' });
    onReport(request.body);
    const answer: HostReportAnswer = { secret };
    return answer;
  });
}
