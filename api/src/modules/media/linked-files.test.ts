import type { LinkedFile, StaffLink } from '../../generated/resolvers-types';
import { docxOf } from '../../testing/office-file';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pageOf, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

let parts: PagesParts;
setUpPages((given) => {
  parts = given;
});

let made = 0;
const pdf = () => Buffer.from(`%PDF-1.7\n% ${(made += 1)}\n%%EOF\n`);

async function upload(file: Buffer, ownName = '') {
  const { statusCode, body } = await parts.shop.app.inject({
    ...{ method: 'POST', url: '/media?as=file', payload: file },
    headers: {
      ...{ 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(ownName) },
      ...parts.editor.headers,
    },
  });
  return { status: statusCode, body: JSON.parse(body) as LinkedFile & { code?: string; message?: string } };
}

const pages = () => pagesOf(parts.shop, parts.publisher);
const FIND = 'query ($address: String!) { staffLinkedFile(address: $address) { id name address bytes addedBy } }';
const find = (address: string) => answerTo<LinkedFile | null>(parts.shop, parts.editor, FIND, { address });
const REMOVE = 'mutation ($id: Int!) { staffDeleteMedia(id: $id) { success } }';
const remove = (id: number) => answerTo(parts.shop, parts.editor, REMOVE, { id });
const removal = async (id: number) => {
  const { errors } = await parts.shop.request(REMOVE, { id }, parts.editor.headers);
  return [errors[0]?.extensions.code, errors[0]?.message];
};

it('keeps a file once under an address with its size and a Latin name, and serves it as it is', async () => {
  const file = pdf();

  const { status, body } = await upload(file, 'Прайс-лист 2027.PDF');
  const again = await upload(file, 'Копия.pdf');

  const address = expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{32}-${file.length}-prais-list-2027\\.pdf$`));
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ name: 'Прайс-лист 2027', address, bytes: file.length, addedBy: 'Олег Лунин' }),
  ]);
  expect(again.body).toEqual(body);
  expect(await find(body.address)).toMatchObject({ id: body.id, name: 'Прайс-лист 2027', bytes: file.length });
  const served = await parts.shop.app.inject(body.address);
  expect(served.rawPayload.equals(file)).toBe(true);
  expect(served.headers['content-type']).toBe('application/pdf');
});

it('lists files apart from pictures, by their names', async () => {
  const { body } = await upload(docxOf(['word/a.xml']), 'Инструкция маяка.docx');
  const query = 'query ($words: String) { staffLinkedFiles(words: $words) { id } staffMedia(words: $words) { id } }';
  const { data } = await parts.shop.request(query, { words: 'маяк инструк' }, parts.editor.headers);

  expect(data).toEqual({ staffLinkedFiles: [{ id: body.id }], staffMedia: [] });
  expect(body.address).toMatch(/-instruktsiia-maiaka\.docx$/);
});

it('refuses a program that is called a PDF, and a picture', async () => {
  for (const file of [Buffer.from('MZ\x90\0'), Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')]) {
    const { status, body } = await upload(file, 'Прайс.pdf');
    expect([status, body.code, body.message]).toEqual([415, 'BAD_REQUEST', expect.stringMatching(/PDF, DOCX/)]);
  }
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
});

it('is no picture of a page', async () => {
  const { body } = await upload(pdf());
  const page = pageOf('/file-as-picture');
  const photo = { src: body.address, width: 9, height: 9, alt: 'Прайс' };
  const [hero, ...rest] = page.content;
  const { id } = await pages().create('/file-as-picture');
  const document = { ...page, content: [{ ...hero, props: { ...hero?.props, photo } }, ...rest] };

  const revision = await pages().save(id, document);
  expect(await pages().refusal('staffPublish', { id, revision })).toMatchObject({
    faults: [expect.objectContaining({ code: 'picture' })],
  });
});

describe('a link to a file', () => {
  const GONE = `/uploads/${'a'.repeat(32)}-9-gone.pdf`;
  const deadOn = async (id: string) =>
    (await answerTo<StaffLink[]>(parts.shop, parts.editor, '{ staffDeadLinks { pageId problem } }'))
      .filter(({ pageId }) => pageId === id)
      .map(({ problem }) => problem);

  it('is published; the file stays while a page has it', async () => {
    const { body } = await upload(pdf());
    const { id } = await pages().create('/has-file');
    await pages().publish(id, pageOf('/has-file', { href: body.address }));

    expect(await deadOn(id)).toEqual([]);
    expect(await removal(body.id)).toEqual(['CONFLICT', expect.stringContaining('«/has-file»')]);
  });

  it('is dead once the file is gone, and no page is published with it', async () => {
    const { id } = await pages().create('/had-file');
    const revision = await pages().save(id, pageOf('/had-file', { href: GONE }));

    expect(await deadOn(id)).toEqual([expect.stringMatching(/Файла уже нет/)]);
    expect(await pages().refusal('staffPublish', { id, revision })).toMatchObject({
      faults: [expect.objectContaining({ code: 'link', text: expect.stringMatching(/файлу, которого уже нет/) })],
    });
  });

  it('of the announcement or a redirect keeps it too', async () => {
    const ADD = 'mutation ($to: String!) { staffAddRedirect(from: "/old-price", to: $to) { from } }';
    const [first, second] = [await upload(pdf()), await upload(pdf())];
    await answerTo(parts.shop, parts.publisher, ADD, { to: first.body.address });
    const { revision } = await answerTo<{ revision: number }>(
      parts.shop,
      parts.publisher,
      '{ staffSite { revision } }',
    );
    const SAVE = `mutation ($revision: Int!, $input: StaffSiteInput!) {
      staffSaveSite(revision: $revision, input: $input) { revision } }`;
    const announce = (href: string) => ({ revision, input: { announcement: { text: 'Новые цены', href } } });
    expect(await refusalOf(parts.shop, parts.publisher, SAVE, announce(GONE))).toMatchObject({ code: 'BAD_REQUEST' });
    await answerTo(parts.shop, parts.publisher, SAVE, announce(second.body.address));

    for (const { body } of [first, second])
      expect(await removal(body.id)).toEqual(['CONFLICT', expect.stringMatching(/меню/)]);
    const unused = await upload(pdf());
    expect(await remove(unused.body.id)).toEqual({ success: true });
    expect((await parts.shop.app.inject(unused.body.address)).statusCode).toBe(404);
  });
});
