import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from '../../support/test';

const VISITORS = 200;
const PUBLIC_PAGES = [
  '/',
  '/products',
  '/services',
  '/invis_duos',
  '/duos_online',
  '/cart',
  '/checkout',
  '/compare',
  '/contacts',
];
const ACCOUNT_PAGES = ['/orders'];

interface Visitor {
  token: string;
  name: string;
  page: string;
}

interface Answer {
  page: string;
  text: string;
  headers: Headers;
}

const visitors: Visitor[] = Array.from({ length: VISITORS }, (_, index) => {
  const pages = [...PUBLIC_PAGES, ...ACCOUNT_PAGES];
  return { token: `token-${randomUUID()}`, name: `Visitor-${randomUUID()}`, page: pages[index % pages.length] ?? '/' };
});

async function fetchPage(siteUrl: string, { token, name, page }: Visitor): Promise<Answer> {
  const answer = await fetch(`${siteUrl}${page}?name=${name}`, {
    headers: {
      cookie: `x-auth-token=${token}; name=${name}; agree=true`,
      authorization: `Bearer ${token}`,
      'user-agent': `Mozilla/5.0 ${name}`,
      'x-forwarded-for': '203.0.113.7',
      'x-user-name': name,
      'accept-language': `ru, x-${name}`,
      referer: `${siteUrl}/?from=${name}`,
    },
  });
  return { page, text: await answer.text(), headers: answer.headers };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

test('200 simultaneous visitors get the same bytes of a page, without personal data', async ({ siteUrl }) => {
  const answers: Answer[] = [];
  // A page that renders again in the background may differ between the first and last visitors.
  await expect(async () => {
    const latest = await Promise.all(visitors.map((visitor) => fetchPage(siteUrl, visitor)));
    answers.push(...latest);
    const kinds = new Set(latest.map(({ page, text }) => `${page} ${digest(text)}`));
    expect(kinds.size).toBe(PUBLIC_PAGES.length + ACCOUNT_PAGES.length);
  }).toPass({ timeout: 30_000 });

  const secrets = visitors.flatMap(({ token, name }) => [token, name]);
  expect(answers.length).toBeGreaterThanOrEqual(VISITORS);
  for (const { text, headers } of answers) {
    const response = `${text}${JSON.stringify([...headers])}`;
    expect(text).toContain('</html>');
    expect(secrets.filter((secret) => response.includes(secret))).toEqual([]);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test('account pages are never cached, public pages may be', async ({ siteUrl }) => {
  for (const page of ACCOUNT_PAGES) {
    const { headers } = await fetchPage(siteUrl, { token: 'token-1', name: 'Visitor-1', page });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
  }
  for (const page of PUBLIC_PAGES) {
    const { headers } = await fetchPage(siteUrl, { token: 'token-1', name: 'Visitor-1', page });
    expect(headers.get('cache-control')).toContain('public');
  }
});
