import {
  draftPath,
  FIGURES_PATH,
  GOODS_VERSION_HEADER,
  PROOFS_PATH,
  PUBLISHED_PATH,
  RELEASE_PATH,
  versionPath,
  type PageDocument,
  type PagePreview,
  type PageProof,
  type PageSum,
  type PublishedPage,
  type PagesRelease,
  type PublishedPages,
  type TestSum,
} from '@shop/shared/page-documents';

const TIMEOUT_MS = 3000;

/**
 * What the host asks and tells the API about pages. Each method rejects when the API does not
 * answer.
 */
export interface PagesApi {
  /**
   * What is published now.
   * @param known the ETag of what is known already
   * @returns null when that has not changed
   */
  published: (known: string | null) => Promise<{ pages: PublishedPages; etag: string | null } | null>;
  document: (page: Pick<PublishedPage, 'id' | 'number' | 'shownAt'>) => Promise<PageDocument>;
  /** The draft behind a link; null when the link has ended or never was. */
  draft: (token: string) => Promise<PagePreview | null>;
  sendRelease: (release: PagesRelease) => Promise<void>;
  sendProof: (proof: PageProof) => Promise<void>;
  sendFigures: (sums: readonly PageSum[], tests: readonly TestSum[]) => Promise<void>;
}

/** @param onGoods called when the version of goods and lists has changed */
export function createPagesApi(apiUrl: string, onGoods: () => void): PagesApi {
  let goods: string | null = null;

  const followGoods = (version: string | null) => {
    const isOther = goods !== null && version !== null && version !== goods;
    goods = version ?? goods;
    if (isOther) onGoods();
  };

  const request = async (path: string, init: RequestInit = {}, expected: number[] = []): Promise<Response> => {
    const response = await fetch(apiUrl + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok && response.status !== 304 && !expected.includes(response.status))
      throw new Error(`the API answered ${response.status} for ${path}`);
    return response;
  };

  const send = async (method: 'PUT' | 'POST', path: string, value: unknown) => {
    const response = await request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
    await response.arrayBuffer();
  };

  return {
    async published(known) {
      const response = await request(PUBLISHED_PATH, { headers: known === null ? {} : { 'if-none-match': known } });
      followGoods(response.headers.get(GOODS_VERSION_HEADER));
      if (response.status === 304) return null;
      const pages = (await response.json()) as PublishedPages; // the contract with the API
      return { pages, etag: response.headers.get('etag') };
    },
    // The contract with the API, which has checked the document.
    document: async ({ id, number, shownAt }) =>
      (await request(versionPath(id, number, shownAt))).json() as Promise<PageDocument>,
    async draft(token) {
      const response = await request(draftPath(token), {}, [404]);
      return response.status === 404 ? null : ((await response.json()) as PagePreview); // the contract with the API
    },
    sendRelease: (release) => send('PUT', RELEASE_PATH, release),
    sendProof: (proof) => send('POST', PROOFS_PATH, proof),
    sendFigures: (sums, tests) => send('POST', FIGURES_PATH, { sums, tests }),
  };
}
