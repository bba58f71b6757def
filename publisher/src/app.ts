import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { drainBeforeClosing, HTTP_OPTIONS, noStoreFailures, readBodiesToTheEnd, requestId } from '@shop/node/server';
import { openFileStore } from '@shop/node/store';
import type { CheckTools } from './checks';
import { createHostList } from './hosts';
import { addJudge } from './judge';
import { addKitRoutes, openKit } from './kit';
import { createIdentities } from './oidc';
import { createOpenedAddresses } from './opened-addresses';
import { createReportedFailures } from './reported-failures';
import { JUDGE, type Releases } from './releases';
import { createAuthenticator } from './server/authenticator';
import { addRoutes } from './server/routes';
import { sendError } from './server/send-error';
import { openUploads } from './server/uploads';
import type { DeliverySettings } from './settings';
import { keepStateCopied, restoreState } from './state-copy';
import { createTokenList } from './tokens';
import { askPerson, startWebhook } from './webhook';

/** A request with many files may wait for a slow store. */
const REQUEST_TIMEOUT_MS = 60_000;

function createServer(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    ...HTTP_OPTIONS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'there is nothing at this address' }),
  );
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  noStoreFailures(app);
  readBodiesToTheEnd(app);
  app.addHook('onResponse', async (request, reply) => {
    const [pathname] = request.url.split('?');
    request.log.info(
      { method: request.method, path: pathname, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  drainBeforeClosing(app, 0);
  return app;
}

export interface DeliveryOptions {
  settings: DeliverySettings;
  /** The store, the keys and what was written last; the rest is known here. */
  releases: Pick<Releases, 'store' | 'keys' | 'memory'>;
  log: FastifyBaseLogger;
  checks: CheckTools;
  /** Where the build has put the kit. */
  kitDir: string;
}

/** Puts the publisher together. Closing the returned server stops everything. */
export async function createDelivery({
  settings,
  releases: given,
  log,
  checks,
  kitDir,
}: DeliveryOptions): Promise<FastifyInstance> {
  const { dataDir, webhookUrl, providers } = settings;
  const app = createServer(log);
  const onUntold = (error: unknown) => log.error({ err: error }, 'the webhook was not told');
  app.get('/healthz', async () => ({ status: 'ok' }));
  const onUncopied = (error: unknown) => log.error({ err: error }, 'the copy of tokens and figures in the store');
  const restored = await restoreState(given, dataDir).catch(onUncopied);
  if (restored?.length) log.warn({ restored }, 'went on where another publisher has stopped');
  app.addHook('onClose', keepStateCopied(given, dataDir, onUncopied)); // the last one to end
  const hosts = createHostList(dataDir);
  const opened = createOpenedAddresses(dataDir);
  const failures = createReportedFailures(dataDir);
  const releases: Omit<Releases, 'who'> = {
    ...given,
    async hosts({ isPatient }) {
      if (isPatient) await hosts.first;
      return hosts.list();
    },
    onTrouble: (what, error) => log.error({ err: error }, what),
  };
  const figures = await addJudge(app, {
    releases: { ...releases, who: JUDGE },
    dataDir,
    onReport(report) {
      const onUnwritten = (error: unknown) => log.warn({ err: error }, 'what hosts have reported was not written');
      hosts.note(report, onUnwritten);
      opened.note(report.opened ?? []).catch(onUnwritten);
      failures.note(report.failures ?? []).catch(onUnwritten);
    },
    onEvent(event) {
      const isAsking = event.action === 'ask';
      log.warn(event, isAsking ? 'the judge cannot decide: a person has to look' : 'the judge has decided');
      if (!isAsking || !webhookUrl) return;
      const { remote, version, why } = event;
      askPerson(webhookUrl, `${JUDGE}: look at ${remote} ${version}, nothing is decided (${why})`).catch(onUntold);
    },
    onMended: (reason) => log.error({ event: 'registry-mended', reason }, 'a security event'),
  });
  const identities = createIdentities(providers, (error) =>
    log.error({ err: error }, 'the keys of an OIDC provider cannot be read'),
  );
  const uploads = await openUploads(path.join(dataDir, 'delivery/uploads'));
  app.addHook('onClose', uploads.closeAll);
  addRoutes(app, {
    releases,
    authenticate: createAuthenticator(createTokenList(openFileStore(path.join(dataDir, 'keys'))), identities),
    uploads,
    local: { dataDir, checks },
    figures: () => figures.all(),
  });
  const kit = openKit({ dir: kitDir, releases: { ...releases, who: '' }, checks });
  addKitRoutes(app, kit);
  app.addHook('onReady', () =>
    kit.keep().catch((error: unknown) => log.error({ err: error }, 'the kit was not put into the store')),
  );
  if (webhookUrl) {
    app.addHook('onClose', startWebhook({ url: webhookUrl, store: releases.store, dataDir, onFailure: onUntold }));
  }
  return app;
}
