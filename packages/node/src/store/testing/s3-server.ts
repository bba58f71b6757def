import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'shop';

/** Real pages have a thousand keys. */
const PAGE_KEYS = '10';

export interface S3Server {
  url: string;
  bucket: string;
  close: () => Promise<void>;
}

/** The credentials that the server accepts. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Whether the object is not what a write expects: the part of S3 that s3rver lacks. */
async function isRefused({ headers }: IncomingMessage, url: string): Promise<boolean> {
  const { 'if-match': wanted, 'if-none-match': unwanted } = headers;
  if (!wanted && !unwanted) return false;
  const { ok, headers: found } = await fetch(url, { method: 'HEAD' });
  return unwanted === '*' ? ok : found.get('etag') !== wanted;
}

/**
 * s3rver ciphers the places where its pages of a list end in a way that Node no longer has. In the
 * first version of the request, the last key of a page is such a place.
 */
async function answerList(url: URL, response: ServerResponse): Promise<void> {
  const place = url.searchParams.get('continuation-token');
  url.searchParams.delete('list-type');
  url.searchParams.delete('continuation-token');
  url.searchParams.set('max-keys', PAGE_KEYS);
  if (place) url.searchParams.set('marker', place);
  const answer = await fetch(url);
  const text = await answer.text();
  const last = [...text.matchAll(/<Key>(.*?)<\/Key>/g)].at(-1)?.[1] ?? '';
  const isTruncated = text.includes('<IsTruncated>true');
  const next = isTruncated ? `<NextContinuationToken>${last}</NextContinuationToken></ListBucketResult>` : null;
  response.writeHead(answer.status, { 'content-type': 'application/xml' });
  response.end(next ? text.replace('</ListBucketResult>', next) : text);
}

/** Starts an S3 server of this process with an empty bucket, and with conditional writes. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'shop-s3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  let writing: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', url);
    if (asked.searchParams.has('list-type')) return void answerList(asked, response);
    if (request.method !== 'PUT') {
      answer(request, response);
      return;
    }
    writing = writing.then(async () => {
      if (await isRefused(request, `${url}${request.url?.split('?', 1)[0]}`)) {
        request.resume();
        response.writeHead(412, { 'content-type': 'application/xml' });
        response.end('<Error><Code>PreconditionFailed</Code><Message>it has changed</Message></Error>');
        return;
      }
      answer(request, response);
      await once(response, 'close');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
  return {
    url,
    bucket: BUCKET,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
