import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@shop/node/bundles';
import { type Registry, findVersion } from '@shop/shared/federation/registry';
import { DRAFT_LINKS_PATH } from '@shop/shared/page-documents';
import { renderPreviewEndPage } from '../../../src/app/render-error-page';
import type { Drafts } from '../documents/drafts';
import { MADE_OF, MADE_OF_BACK } from '../pages/made-of';
import { PREVIEW_CHOICE_PATH, PREVIEW_END_PATH, PREVIEW_PATH } from '../pages/preview-badge';
import { CHOICE_COOKIE, readChoice, writeChoice } from '../sets/choice';
import {
  draftCookie,
  isDraftToken,
  PREVIEW_COOKIE,
  previewedVersions,
  type PreviewedVersion,
  type ReadToken,
} from '../sets/previews';
import { cookieOf, setCookie } from './cookies';
import { plainDocument } from './error-pages';
import { canonicalPath, parseUrl } from './page-address';

const INVALID = 'Ссылка неверна: возможно, она скопирована не целиком. Попросите прислать её ещё раз.';
const EXPIRED = 'Срок этой ссылки истёк. Попросите тех, кто её прислал, сделать новую.';

const DRAFT_ENDED = 'Ссылка неверна, отозвана или её срок истёк. Попросите тех, кто её прислал, сделать новую.';

/** Links end after seven days; the API says when. */
const DRAFT_AGE_S = 7 * 86_400;

/** Of a form with a version of each remote. */
const BODY_BYTES = 8192;

const secondsUntil = (time: string) => Math.ceil((Date.parse(time) - Date.now()) / 1000);

function forgetChoice(request: FastifyRequest, reply: FastifyReply): void {
  if (cookieOf(request, CHOICE_COOKIE) !== null)
    setCookie(request, reply, { name: CHOICE_COOKIE, value: '', maxAgeS: 0 });
}

const LOST: Partial<Record<PreviewedVersion['state'], string>> = { withdrawn: 'отозвана', gone: 'удалена' };

/** Says what has become of the versions, when none of them can be shown. */
function lossOf(registry: Pick<Registry, 'microFrontends'>, preview: Preview): string | null {
  const versions = previewedVersions(registry, preview, preview.versions);
  const lost = versions.filter(({ state }) => LOST[state]);
  if (lost.length < versions.length) return null;
  return `${lost.map(({ remote, version, state }) => `Версия ${remote} ${version} ${LOST[state]}`).join('. ')}.`;
}

/** The parts of a path from the first one that may be missing on, as in `/:category?`. */
const OPTIONAL_PARTS = /(\/[^/]+\?)+$/;

/** The first page of the previewed versions that has an address without parameters. */
function firstPageOf(registry: Pick<Registry, 'microFrontends'>, { versions }: Preview): string {
  const paths = Object.entries(versions).flatMap(([remote, version]) => {
    const found = findVersion(registry, remote, version);
    return found?.extras.routes.map(({ path }) => path.replace(OPTIONAL_PARTS, '') || '/') ?? [];
  });
  return paths.find((path) => !/[:*?]/.test(path)) ?? '/';
}

function sendEnd(reply: FastifyReply, status: 404 | 410, text: string): FastifyReply {
  const { html, csp } = plainDocument('Предпросмотр не открылся', renderPreviewEndPage(text, status));
  return reply.code(status).header('content-security-policy', csp).type('text/html; charset=utf-8').send(html);
}

export interface PreviewsOptions {
  registry: () => Registry;
  readToken: ReadToken;
  /** Rejects without a registry. */
  live: () => Promise<unknown>;
  drafts: Pick<Drafts, 'find'>;
}

/** Adds the links that lead into a preview, and the way out. */
export async function addPreviews(
  app: FastifyInstance,
  { registry, readToken, live, drafts }: PreviewsOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    });
    // Forms are the only bodies that are of interest.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PREVIEW_END_PATH, (request, reply) => {
      setCookie(request, reply, { name: PREVIEW_COOKIE, value: '', maxAgeS: 0 });
      forgetChoice(request, reply);
      return reply.redirect('/', 303);
    });
    scope.post<{ Body: string }>(PREVIEW_CHOICE_PATH, (request, reply) => {
      const read = readToken(cookieOf(request, PREVIEW_COOKIE) ?? '');
      if (read.kind !== 'valid') return sendEnd(reply, 410, EXPIRED);
      const fields = new URLSearchParams(request.body);
      const value = writeChoice(readChoice(fields.toString()));
      setCookie(request, reply, { name: CHOICE_COOKIE, value, maxAgeS: secondsUntil(read.preview.expiresAt) });
      const { pathname, searchParams } = parseUrl(fields.get(MADE_OF_BACK) ?? '/');
      searchParams.set(MADE_OF, '');
      return reply.redirect(`${canonicalPath(pathname)}?${searchParams}#${MADE_OF}`, 303);
    });
    scope.get<{ Params: { '*': string } }>(`${PREVIEW_PATH}/*`, async (request, reply) => {
      await live();
      const token = request.params['*'];
      const read = readToken(token);
      if (read.kind === 'invalid') return sendEnd(reply, 404, INVALID);
      if (read.kind === 'expired') return sendEnd(reply, 410, EXPIRED);
      const loss = lossOf(registry(), read.preview);
      if (loss !== null) return sendEnd(reply, 410, loss);
      forgetChoice(request, reply);
      setCookie(request, reply, { name: PREVIEW_COOKIE, value: token, maxAgeS: secondsUntil(read.preview.expiresAt) });
      return reply.redirect(firstPageOf(registry(), read.preview), 302);
    });
    scope.get<{ Params: { token: string } }>(`${DRAFT_LINKS_PATH}/:token`, async (request, reply) => {
      const { token } = request.params;
      const draft = isDraftToken(token) ? await drafts.find(token) : null;
      if (!draft) return sendEnd(reply, 404, DRAFT_ENDED);
      setCookie(request, reply, { name: PREVIEW_COOKIE, value: draftCookie(token), maxAgeS: DRAFT_AGE_S });
      return reply.redirect(draft.path, 302);
    });
  });
}
