import { expect } from '@playwright/test';
import { postGraphql } from '../../support/api';
import { visit } from '../../support/pages';
import {
  openInStudio,
  SHOWN_WITHIN_MS,
  startStudioSite,
  type PageDocument,
  type StudioSite,
} from '../../support/studio';
import { test } from '../../support/test';

let started: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
});

test.afterAll(() => started.site.stop());

const SAVE = `mutation ($id: ID!, $revision: Int!, $document: JSON!) {
  staffSaveDraft(id: $id, revision: $revision, document: $document) { revision } }`;
const PUBLISH = `mutation ($id: ID!, $revision: Int!) { staffPublish(id: $id, revision: $revision) { id } }`;

interface Refusal {
  code: string;
  paths: string[];
}

async function refusalOf(operation: string, variables: object): Promise<Refusal | null> {
  const { site, studio } = started;
  const { body, status } = await postGraphql(site.url, operation, variables, studio.token);
  expect(status).toBeLessThan(500);
  const extensions = body.errors?.[0]?.extensions;
  if (!extensions) return null;
  const faults = (extensions.faults ?? []) as { path: string }[];
  return { code: String(extensions.code), paths: faults.map(({ path }) => path) };
}

/** Saves a changed copy of `/rental`, and publishes it if that worked. */
async function tryDocument(change: (document: PageDocument) => void): Promise<Refusal | null> {
  const page = await started.studio.pageAt('/rental');
  const document = structuredClone(page.draft.document);
  change(document);
  const { id } = page;
  const refusal = await refusalOf(SAVE, { id, revision: page.draft.revision, document });
  if (refusal) return refusal;
  const { draft } = await started.studio.page(id);
  const published = await refusalOf(PUBLISH, { id, revision: draft.revision });
  await refusalOf(SAVE, { id, revision: draft.revision, document: page.draft.document });
  return published;
}

const first = ({ content }: PageDocument) => content[0]?.props ?? {};
const linkTo = (href: string) => (document: PageDocument) => {
  first(document).primary = { text: 'Сюда', href };
};
const LINK = 'content[0].props.primary.href';

let deep: unknown = 'глубоко';
for (let level = 0; level < 12; level += 1) deep = [deep];

/** @param parts of 4 KB each */
const blockOf = (parts: number) => ({
  type: 'Faq',
  props: { id: 'large', items: Array.from({ length: parts }, () => ({ question: 'а', answer: 'а'.repeat(2000) })) },
});

const REFUSED: readonly [name: string, change: (document: PageDocument) => void, path: string | null][] = [
  ['a script behind a link', linkTo('javascript:alert(1)'), LINK],
  ['a script in capitals', linkTo('JaVaScRiPt:alert(1)'), LINK],
  ['a script with a new line', linkTo('java\nscript:alert(1)'), LINK],
  ['a script with a tab before it', linkTo('\tjavascript:alert(1)'), LINK],
  ['a script with a zero byte', linkTo('java\u0000script:alert(1)'), null],
  ['a script in escapes', linkTo('&#106;avascript:alert(1)'), LINK],
  ['data instead of an address', linkTo('data:text/html,<script>alert(1)</script>'), LINK],
  ['the address of another site without a scheme', linkTo('//evil.example'), LINK],
  [
    'an unknown kind',
    ({ content }) => void content.push({ type: 'Html', props: { id: 'html', html: '<b>' } }),
    'content[9].type',
  ],
  ['an unknown field', (document) => void (first(document).onClick = 'alert(1)'), 'content[0].props.onClick'],
  ['a text of 5,001 characters', (document) => void (first(document).lead = 'а'.repeat(5001)), 'content[0].props.lead'],
  ['a document of 92 KB', ({ content }) => void content.push(blockOf(23)), null],
  ['a document above the limit of a request', ({ content }) => void content.push(blockOf(60)), null],
  ['a document that is too deep', (document) => void (first(document).lead = deep), null],
  ['a text with U+0000', (document) => void (first(document).lead = 'а\u0000б'), null],
  ['a text in place of the blocks', (document) => void Object.assign(document, { content: 'нет' }), 'content'],
];

for (const [name, change, path] of REFUSED)
  test(`${name} is refused, and the place is named`, async () => {
    const refusal = await tryDocument(change);

    expect(refusal?.code).toBe('BAD_REQUEST');
    if (path !== null) expect(refusal?.paths).toContainEqual(path);
  });

test('properties of objects are no way in', async () => {
  const { site, studio } = started;
  const { id, draft } = await studio.pageAt('/rental');
  const document = JSON.stringify(draft.document).replace(
    '"props":{',
    '"props":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
  );
  const answer = await fetch(`${site.url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${studio.token}` },
    body: `{"query":${JSON.stringify(SAVE)},"variables":{"id":"${id}","revision":${draft.revision},"document":${document}}}`,
  });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };

  expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
});

test('markup in a text is shown as text', async ({ page, consoleMessages }) => {
  const markup = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><b>жирно</b>';
  await started.studio.publish(await started.studio.pageAt('/rental'), (document) => {
    first(document).lead = markup;
  });
  await expect
    .poll(() => started.isShown('/rental', '&lt;script&gt;window.hacked'), { timeout: SHOWN_WITHIN_MS })
    .toBe(true);

  await visit(page, `${started.site.url}/rental`);
  await expect(page.getByText(markup).first()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(consoleMessages).toEqual([]);
});

test('a page whose block throws is not shown: the former one stays, and the studio says which block and why', async ({
  page,
}) => {
  const { studio, isShown, statusOf } = started;
  const lease = await studio.pageAt('/lease');
  await studio.publish(lease, ({ content }) => {
    const calculator = content.find(({ type }) => type === 'SavingsCalculator');
    if (calculator) calculator.props.inputs = [];
    if (content[0]) content[0].props.title = 'Новый заголовок без калькулятора';
  });

  const found = () => studio.page(lease.id).then(({ liveFaults }) => liveFaults);
  await expect.poll(found, { timeout: SHOWN_WITHIN_MS }).toHaveLength(1);
  const [fault] = await found();
  const index = lease.draft.document.content.findIndex(({ type }) => type === 'SavingsCalculator');
  expect(fault).toMatchObject({ path: `content[${index}]`, code: 'render' });
  expect(fault?.text).toMatch(/в\sформуле неизвестное имя/);
  expect(await statusOf('/lease')).toBe(200);
  expect(await isShown('/lease', 'Новый заголовок без')).toBe(false);

  const canvas = await openInStudio(page, started, '/lease');
  await expect(canvas.getByText(/Этот блок не\sпоказывается/)).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText(/в\sформуле неизвестное имя/)).toBeVisible();
});
