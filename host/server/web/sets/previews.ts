import { readPreviewToken, type Preview, type ReadPreview } from '@shop/node/bundles';
import type { Registry, VersionName, Versions } from '@shop/shared/federation/registry';
import { isSignedBy } from '@shop/node/signing';
import type { KeyObject } from 'node:crypto';
import { stateOf, type VersionState } from './set-for';

/** The cookie of a visitor who has opened a preview; its value is the token. */
export const PREVIEW_COOKIE = 'preview';

/** Marks the token of a draft: a visitor looks at one thing at a time. */
const DRAFT_MARK = 'draft.';

const DRAFT_TOKEN = /^[\w-]{43}$/;

/** Whether the API could have made the token, so that it is worth asking. */
export const isDraftToken = (token: string): boolean => DRAFT_TOKEN.test(token);

/** The cookie's value for a draft. */
export const draftCookie = (token: string): string => DRAFT_MARK + token;

/** The token of the draft that a visitor has opened; null when there is none. */
export function draftTokenOf(cookie: string | null): string | null {
  const token = cookie?.startsWith(DRAFT_MARK) ? cookie.slice(DRAFT_MARK.length) : '';
  return isDraftToken(token) ? token : null;
}

export type ReadToken = (token: string) => ReadPreview;

/**
 * Returns a function that reads the tokens of previews.
 * @param publicKey null before the first publication has made one: then no token is valid
 */
export function createTokenReader(publicKey: () => KeyObject | null, now = Date.now): ReadToken {
  return (token) => {
    const key = publicKey();
    return readPreviewToken(token, (text, signature) => key !== null && isSignedBy(key, text, signature), now());
  };
}

/** A version that a preview names, and what a page shows of it. */
export interface PreviewedVersion extends VersionName {
  /** `broken` when the page is made by another version, because this one fails. */
  state: VersionState | 'broken';
}

/** @param made the versions that have made the page */
export function previewedVersions(
  registry: Pick<Registry, 'microFrontends'>,
  { versions }: Preview,
  made: Versions,
): PreviewedVersion[] {
  return Object.entries(versions).map(([remote, version]) => {
    const state = stateOf(registry, remote, version);
    const isShown = made[remote] === version;
    return { remote, version, state: !isShown && (state === 'new' || state === 'live') ? 'broken' : state };
  });
}
