import type { FastifyInstance } from 'fastify';
import { requireRight } from '../tokens';
import { DELIVERY_PATH, type Access } from './access';
import { bodies, parseBody } from './bodies';

interface NameParams {
  Params: { name: string };
}

/** Adds the routes that decide which visitors get which version. */
export function addChangeRoutes(app: FastifyInstance, access: Access): void {
  app.post(`${DELIVERY_PATH}/previews`, async (request, reply) => {
    const { caller, delivery } = await access.ofCaller(request);
    const { versions, hours } = parseBody(bodies.preview, request.body);
    const wanted = versions as Record<string, string>; // checked above, by names that yup does not know
    for (const name of Object.keys(wanted)) requireRight(caller, 'preview', name);
    return reply.code(201).send({ path: await delivery.preview(wanted, hours) });
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/promote`, async (request) => {
    const { name } = request.params;
    const { delivery } = await access.of(request, 'promote', name);
    const { version, ...options } = parseBody(bodies.promote, request.body);
    return { traffic: await delivery.promote(name, version, options) };
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/rollback`, async (request) => {
    const { name } = request.params;
    const { delivery } = await access.of(request, 'rollback', name);
    const { version, takesBack } = parseBody(bodies.rollback, request.body);
    return delivery.rollback(name, { wanted: version, named: takesBack });
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/withdraw`, async (request) => {
    const { name } = request.params;
    const { delivery } = await access.of(request, 'rollback', name);
    const { version, why } = parseBody(bodies.withdraw, request.body);
    return { live: (await delivery.withdraw(name, version, why)) ?? null };
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/unpublish`, async (request) => {
    const { name } = request.params;
    const { delivery } = await access.of(request, 'unpublish', name);
    await delivery.unpublish(name);
    return { live: null };
  });
}
