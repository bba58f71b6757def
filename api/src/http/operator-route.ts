import type { FastifyInstance } from 'fastify';
import {
  BACKUP_END_PATH,
  BACKUP_PATH,
  DOCTOR_PATH,
  RESET_FACTOR_PATH,
  useOperatorKey,
  type Examined,
} from '@shop/node/operator';
import type { LentCopies } from '../backup/lend-copies';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { resetFactorAtMachine } from '../modules/staff/factors/reset-factor';
import type { StaffServices } from '../modules/staff/staff-services';
import type { RecordSecurityEvent } from '../security-events';
import { bodyText, parseJsonObject } from './json-body';
import type { SecurityLog } from './security-log';

const KEY_REFUSED = 'the key of the command is not in DATA_DIR of this API: run it on its machine, as its user';

export interface OperatorRouteOptions {
  staff: StaffServices;
  dataDir: string;
  securityLog: SecurityLog;
  examine: () => Promise<Examined>;
  copies: LentCopies;
}

interface Call {
  key: string;
  email: string;
  backup: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readCall(body: unknown): Call {
  try {
    const { key, email, backup } = parseJsonObject(bodyText(body));
    return { key: textOf(key), email: textOf(email), backup: textOf(backup) };
  } catch {
    return { key: '', email: '', backup: '' };
  }
}

/**
 * POST /operator/…, for whoever is at the machine. The key of the
 * call has to lie in the data folder, and what any proxy has forwarded is refused as unknown.
 * Messages are in English: a command prints them.
 */
export async function registerOperatorRoute(
  app: FastifyInstance,
  { staff, dataDir, securityLog, examine, copies }: OperatorRouteOptions,
): Promise<void> {
  const actions: Readonly<Record<string, (call: Call, record: RecordSecurityEvent) => Promise<object>>> = {
    [RESET_FACTOR_PATH]: ({ email }, record) => resetFactorAtMachine(staff, email, record),
    [DOCTOR_PATH]: examine,
    [BACKUP_PATH]: ({ backup }, record) => {
      record('backup-taken');
      return copies.begin(backup || null);
    },
    [BACKUP_END_PATH]: () => copies.end(),
  };
  await app.register(async (scope) => {
    for (const [path, act] of Object.entries(actions))
      scope.post(path, async (request, reply) => {
        if (request.headers['x-forwarded-for'] !== undefined)
          return reply.code(404).send({ code: 'NOT_FOUND', message: messageOf('NOT_FOUND') });
        const record = securityLog(request);
        const call = readCall(request.body);
        if (!useOperatorKey(dataDir, call.key)) {
          record('access-refused', { reason: 'no key of the operator' });
          return reply.code(statusOf('FORBIDDEN')).send({ code: 'FORBIDDEN', message: KEY_REFUSED });
        }
        try {
          return await act(call, record);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return reply.code(statusOf(error.code)).send({ code: error.code, message: error.message });
        }
      });
  });
}
