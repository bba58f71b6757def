import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import type { StaffRight } from '../generated/resolvers-types';
import type { ProofAge } from '../modules/staff/factors/require-factor';
import { requireAnyProven } from '../modules/staff/require-right';
import type { SecurityLog } from './security-log';
import { readVisitor, type UseSession } from './visitor';

export interface StaffDoorOptions {
  useSession: UseSession;
  securityLog: SecurityLog;
}

/** Answers a refusal as GraphQL would, by its status; anything else is the server's own failure. */
export function answerRefusal(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof AppError)) throw error;
  const { text, fields, right, secondFactor } = error.details;
  const more = { ...(fields && { fields }), ...(right && { right }), ...(secondFactor && { secondFactor }) };
  return reply.code(statusOf(error.code)).send({ code: error.code, message: text ?? messageOf(error.code), ...more });
}

/**
 * Lets only people with one of these rights and a proven second factor to the addresses of a scope,
 * by the bearer header only: no link and no page of another site can send it. Refuses before a body
 * is read into memory.
 * @returns who has sent a request
 */
export function guardStaffDoor(
  scope: FastifyInstance,
  { useSession, securityLog }: StaffDoorOptions,
  needed: StaffRight | readonly [StaffRight, ...StaffRight[]],
  age: ProofAge = 'usual',
): (request: FastifyRequest) => number {
  const rights = typeof needed === 'string' ? ([needed] as const) : needed;
  const users = new WeakMap<FastifyRequest, number>();
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const record = securityLog(request);
    const visitor = await readVisitor(request.headers.authorization, useSession, record);
    users.set(request, await requireAnyProven({ ...visitor, record }, rights, age));
  });
  return (request) => {
    const userId = users.get(request);
    if (userId === undefined) throw new AppError('UNAUTHENTICATED', 'no user is signed in');
    return userId;
  };
}
