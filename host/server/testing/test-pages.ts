import { brotliCompressSync } from 'node:zlib';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { PagePayload } from '@shop/shared/federation/page-data';
import { liveRemote } from '../../src/testing/live-remote';
import { pageRequest, type PageRequest } from '../web/sets/page-request';
import type { RenderedDocument } from '../protocol/messages';
import { createVersionSet, type VersionSet } from '../web/sets/version-set';

export function remoteSet(routes: RegistryRoute[]): VersionSet {
  return createVersionSet('1', [liveRemote('mfe-test', routes)]);
}

const ANY_PAGE = remoteSet([{ id: 'any', path: '/*', access: 'public', query: ['q'] }]);

/** Creates the request of an address. Of its query, only `q` is rendered. */
export function requestOf(address: string, remotes = ANY_PAGE): PageRequest {
  const { pathname, search } = new URL(address, 'https://shop.test');
  return pageRequest(remotes, pathname, search);
}

export const PAYLOAD: PagePayload = {
  outcome: 'page',
  route: null,
  search: '',
  head: { title: '', description: '' },
  widgetData: {},
  versions: {},
};

export function documentOf(html: string, changes: Partial<RenderedDocument> = {}): RenderedDocument {
  return {
    status: 200,
    html: brotliCompressSync(html),
    csp: "default-src 'none'",
    payload: brotliCompressSync(JSON.stringify(PAYLOAD)),
    isComplete: true,
    isIndexed: true,
    picture: null,
    versions: {},
    dropped: [],
    ...changes,
  };
}
