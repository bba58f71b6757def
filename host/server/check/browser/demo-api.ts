import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LISTS_PATH } from '@shop/shared/public-lists';
import { RELEASE_PATH, type PagesRelease } from '@shop/shared/page-documents';
import { createDemoAnswers, siteValues, type GraphqlRequest, type SiteValues } from './demo-answers';

export interface DemoApiOptions {
  /** The API's answers for the public lists, by name. */
  lists: Readonly<Record<string, string>>;
  /** The API's schema, in the schema language. */
  schema: string;
}

const GRAPHQL_PATH = '/api';

/**
 * Starts a stand-in for the API on this machine: it answers the public lists with demonstration
 * data, and queries as if it had nothing else, or one of everything for whoever brings a token: of
 * pages one that its host has told it of. There is no database behind it, so whatever a visitor
 * asks it to do, nothing is done.
 * @returns its address; it ends with the process
 */
export async function startDemoApi({ lists, schema }: DemoApiOptions): Promise<string> {
  const answers = createDemoAnswers(schema);
  let site: SiteValues = {};
  const answer = async (request: IncomingMessage): Promise<string | undefined> => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const body = await text(request);
    if (request.method === 'GET') return lists[pathname.replace(LISTS_PATH, '')];
    if (request.method === 'PUT' && pathname === RELEASE_PATH) {
      site = siteValues(JSON.parse(body) as PagesRelease); // by the host of this process
      return '{}';
    }
    if (request.method !== 'POST' || pathname !== GRAPHQL_PATH) return undefined;
    const visitor = { isMember: request.headers.authorization !== undefined };
    return JSON.stringify(answers(JSON.parse(body) as GraphqlRequest, visitor, site)); // else an error of its own
  };
  const server = createServer((request, response) => {
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
    answer(request).then(
      (found) => send(found === undefined ? 404 : 200, found ?? '{}'),
      () => send(400, '{}'),
    );
  });
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}
