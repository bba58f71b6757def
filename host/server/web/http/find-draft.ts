import type { FastifyRequest } from 'fastify';
import type { Drafts } from '../documents/drafts';
import { toCachedPage, type CachedPage } from '../pages/page-cache';
import { draftTokenOf, PREVIEW_COOKIE } from '../sets/previews';
import { cookieOf } from './cookies';
import type { VisitorSet } from './find-set';

interface DraftPage {
  page: CachedPage;
  visitor: VisitorSet;
}

/** The draft that a visitor has opened, when this is its address and it renders. */
export async function findDraft(drafts: Drafts, request: FastifyRequest, pathname: string): Promise<DraftPage | null> {
  const token = draftTokenOf(cookieOf(request, PREVIEW_COOKIE));
  const draft = token === null ? null : await drafts.find(token);
  if (draft?.path !== pathname) return null;
  const rendered = await drafts.render(draft);
  if (!rendered) return null;
  const { set, document } = rendered;
  return { page: toCachedPage(document), visitor: { set, audience: 'preview', preview: null } };
}
