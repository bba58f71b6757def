import { crc32 } from 'node:zlib';
import { PUBLISHED_PATH, type PublishedPages } from '@shop/shared/page-documents';
import sharp from 'sharp';
import { setUpPages, type PagesParts } from '../../testing/test-pages';
import { ageProof, createTestStaff } from '../../testing/test-staff';
import { createTestUser, type TestUser } from '../../testing/test-users';
import { eventually, fastOrder } from '../../testing/test-shop';

let parts: PagesParts;
let shopper: TestUser;

setUpPages((given) => {
  parts = given;
});

beforeAll(async () => {
  shopper = await createTestUser(parts.database.db);
});

const fill = { r: 20, g: 120, b: 60 };
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: fill } });

async function upload(file: Buffer | string, headers: Record<string, string> = parts.editor.headers) {
  const started = Date.now();
  const answer = await parts.shop.app.inject({
    ...{ method: 'POST', url: '/media', payload: file },
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  return { status: answer.statusCode, body: answer.json(), ms: Date.now() - started };
}

/** A PNG that says of itself that it has 30,000 x 30,000 pixels. */
async function bomb(): Promise<Buffer> {
  const file = await photo(900, 900).png().toBuffer();
  file.writeUInt32BE(30_000, 16);
  file.writeUInt32BE(30_000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

async function fileAt(address: string) {
  const { statusCode, headers, rawPayload } = await parts.shop.app.inject(address);
  return { status: statusCode, headers, content: rawPayload };
}

describe('POST /media', () => {
  it('takes a photo of goods from who has proven the second factor within 12 hours', async () => {
    const { db } = parts.database;
    const merchandiser = await createTestStaff(db, ['goods']);
    const file = await photo(600, 400).jpeg().toBuffer();
    expect((await upload(file, merchandiser.headers)).status).toBe(200);

    await ageProof(db, merchandiser, '12 hours 1 second');

    const { status, body } = await upload(file, merchandiser.headers);
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'UNAUTHENTICATED', secondFactor: true })]);
  });

  it('stores a photo upright, without metadata, in the widths of pages', async () => {
    const file = await photo(1200, 2000)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { status, body } = await upload(file);

    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 1920, height: 1152, addedBy: 'Олег Лунин' });
    for (const width of [480, 960, 1440, 1920]) {
      for (const type of ['avif', 'webp']) {
        const { headers, content } = await fileAt(body.address.replace('-1920.webp', `-${width}.${type}`));
        const metadata = await sharp(content).metadata();
        expect(headers).toMatchObject({
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(metadata).toMatchObject({ width, height: Math.round(width * 0.6) });
        expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined]);
      }
    }
  });

  it.each([
    ['a long screenshot of 17 megapixels', 1080, 16_000, 821, 12_163],
    ['one that is longer than WebP can be', 1000, 39_000, 420, 16_380],
  ])('takes %s, smaller', async (_what, width, height, storedWidth, storedHeight) => {
    const { status, body } = await upload(await photo(width, height).png().toBuffer());

    expect([status, body.width, body.height]).toEqual([200, storedWidth, storedHeight]);
    expect(await sharp((await fileAt(body.address)).content).metadata()).toMatchObject({
      width: storedWidth,
      height: storedHeight,
    });
  });

  it('stores the same file once, and never enlarges it', async () => {
    const file = await photo(600, 300).png().toBuffer();

    const first = await upload(file);
    const second = await upload(file, parts.publisher.headers);
    const answer = await parts.shop.request('{ staffMedia { id address width height } }', {}, parts.editor.headers);

    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ width: 600, height: 300 });
    const listed = answer.data?.staffMedia as { address: string }[];
    expect(listed.filter(({ address }) => address === first.body.address)).toHaveLength(1);
    expect((await fileAt(first.body.address.replace('-600', '-480'))).status).toBe(200);
    expect((await fileAt(first.body.address.replace('-600', '-960'))).status).toBe(404);
  });

  it('takes WebP, AVIF and a drawing, which is stored as it is', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';

    const webp = await upload(await photo(40, 30).webp().toBuffer());
    const avif = await upload(await photo(41, 30).avif({ effort: 0 }).toBuffer());
    const svg = await upload(drawing);

    expect([webp.status, avif.status, svg.status]).toEqual([200, 200, 200]);
    expect(svg.body).toMatchObject({ width: 120, height: 40 });
    const styled = drawing.replace('<path', '<style>.a{fill:red}</style><path class="a"');
    const inlined = (await fileAt((await upload(styled)).body.address)).content.toString();
    expect(inlined).toContain('style="fill:red"');
    const { headers, content } = await fileAt(svg.body.address);
    expect([headers['content-type'], content.toString()]).toEqual(['image/svg+xml', drawing]);
  });

  it('takes drawings as Illustrator, Figma and Inkscape save them, with clean pictures in them', async () => {
    const png = (await photo(400, 300).png().toBuffer()).toString('base64');
    const jpeg = await photo(60, 40)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .toBuffer();
    const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
    const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.1.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" ${xlink} viewBox="0 0 120 40" xml:space="preserve">
<style type="text/css">.st0{clip-path:url(#SVGID_2_);}.st1{fill:#E30613;}</style>
<symbol id="New_Symbol" viewBox="-9 -9 18 18"><path class="st1" d="M0-9l9,18H-9z"/></symbol>
<g><defs><rect id="SVGID_1_" width="120" height="40"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<g class="st0"><use xlink:href="#New_Symbol" width="18" height="18" x="-9" y="-9" transform="matrix(1 0 0 -1 20 20)"/></g></g></svg>`;
    const figma = `<svg width="400" height="300" viewBox="0 0 400 300" fill="none" xmlns="http://www.w3.org/2000/svg" ${xlink}>
<rect width="400" height="300" fill="url(#pattern0_1_2)"/>
<defs><pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1">
<use xlink:href="#image0_1_2" transform="scale(0.0025 0.00333)"/></pattern>
<image id="image0_1_2" width="400" height="300" preserveAspectRatio="none" xlink:href="data:image/png;base64,${png}"/></defs></svg>`;
    const inkscape = `<svg width="60mm" height="40mm" viewBox="0 0 60 40" xmlns="http://www.w3.org/2000/svg" ${xlink}
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><sodipodi:namedview id="nv"/>
<defs id="defs1"><pattern patternUnits="userSpaceOnUse" width="4" height="4" id="dots"><circle r="1" cx="2" cy="2"/></pattern>
<pattern xlink:href="#dots" id="pattern2" patternTransform="scale(2)"/></defs>
<image width="60" height="40" sodipodi:absref="/home/anna/a.jpg" xlink:href="data:image/jpeg;base64,${jpeg.toString('base64').replaceAll(/(.{76})/g, '$1\n')}"/>
<path style="fill:url(#pattern2)" d="M0 0h60v40z"/></svg>`;

    const shown = async (file: string) => {
      const { status, body } = await upload(file);
      return { status, text: status === 200 ? (await fileAt(body.address)).content.toString() : body.message };
    };
    const [first, second, third] = [await shown(illustrator), await shown(figma), await shown(inkscape)];

    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(first.text).toContain('<use xlink:href="#New_Symbol"');
    expect(third.text).not.toContain('anna');
    for (const [{ text }, size] of [
      [second, { width: 400, height: 300 }],
      [third, { width: 60, height: 40 }],
    ] as const) {
      const webp = Buffer.from(/data:image\/webp;base64,([A-Za-z\d+/=]+)"/.exec(text)?.[1] ?? '', 'base64');
      const { exif, format, width, height } = await sharp(webp).metadata();
      expect({ exif, format, width, height }).toEqual({ exif: undefined, format: 'webp', ...size });
    }
  });

  it('refuses what is no picture of ours in time, while an order is placed', async () => {
    const svg = (inside: string, more = '') =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"${more}>${inside}</svg>`;
    const uses = (level: number) => `<path d="M0 0h9v9z" mask="url(#m${level})"/>`.repeat(2);
    const masks =
      Array.from({ length: 22 }, (_, level) => `<mask id="m${level}">${uses(level + 1)}</mask>`).join('') + uses(0);
    const used = (level: number) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`;
    const laughs = `<path id="u0" d="M0 0"/>${Array.from({ length: 9 }, (_, level) => used(level)).join('')}`;
    const embedded = (content: string) => `<image width="9" height="9" href="data:image/png;base64,${content}"/>`;
    const cases: [name: string, file: Buffer | string, status: number][] = [
      ['a bomb', await bomb(), 400],
      ['41 megapixels', await photo(8200, 5000).jpeg().toBuffer(), 400],
      ['11 MB', Buffer.alloc(11 * 1024 * 1024), 413],
      ['a GIF', await photo(9, 9).gif().toBuffer(), 415],
      ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 415],
      ['HTML', '<!doctype html><script>alert(1)</script>', 415],
      ['nothing', '', 400],
      ['half of a file', (await photo(900, 900).png().toBuffer()).subarray(0, 400), 400],
      ['a name only', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), 400],
      ['a script', svg('<script>alert(1)</script>'), 400],
      ['a handler', svg('<path d="M0 0"/>', ' onload="alert(1)"'), 400],
      ['a page inside', svg('<foreignObject/>'), 400],
      ['a link', svg('<a href="javascript:alert(1)"/>'), 400],
      ['a foreign file', svg('<path fill="url(https://example.org/a)"/>'), 400],
      ['a style', svg('<style>*{background:url(//example.org)}</style>'), 400],
      ['nested masks', svg(masks), 400],
      ['a billion laughs', svg(laughs), 400],
      ['a bomb in a drawing', svg(embedded((await bomb()).toString('base64'))), 400],
      ['a program in a drawing', svg(embedded(Buffer.from('MZ').toString('base64'))), 400],
      ['a picture outside of it', svg('<image width="9" height="9" href="https://example.org/a.png"/>'), 400],
      ['entities', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('<title>&a;</title>')}`, 400],
      ['an animation', svg('<animate attributeName="href" to="javascript:1"/>'), 400],
      ['another encoding', `<?xml version="1.0" encoding="UTF-16"?>${svg('')}`, 400],
      ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>', 400],
    ];

    const pictures = await Promise.all(
      cases.map((_, index) =>
        photo(9 + index, 9)
          .png()
          .toBuffer(),
      ),
    );
    const taken = await Promise.all(pictures.map((picture) => upload(picture)));
    const answers = cases.map(async ([name, file, status]) => ({ name, status, answer: await upload(file) }));
    const ordered = await parts.shop.order(fastOrder());
    const refused = await Promise.all(answers);

    expect(ordered.refusal).toBeNull();
    expect(refused.map(({ name, answer }) => [name, answer.status])).toEqual(
      refused.map(({ name, status }) => [name, status]),
    );
    for (const { answer } of refused) {
      expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/[а-я]{4}/) });
    }
    const slowest = Math.max(...refused.map(({ answer }) => answer.ms));
    expect(slowest).toBeLessThan(2 * Math.max(...taken.map(({ ms }) => ms)));
  });

  it('refuses guests, shoppers and a dismissed publisher before it reads the file', async () => {
    const file = Buffer.alloc(11 * 1024 * 1024);
    const dismissed = await createTestStaff(parts.database.db, ['pages', 'publish']);
    expect((await upload(file, dismissed.headers)).status).toBe(413);
    const dismiss = `mutation { staffDismiss(userId: ${dismissed.id}) { success } }`;
    await parts.shop.request(dismiss, {}, parts.publisher.headers);

    const guest = await upload(file, {});
    const stranger = await upload(file, shopper.headers);
    const former = await upload(file, dismissed.headers);

    expect([guest.status, guest.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect([stranger.status, stranger.body.code]).toEqual([403, 'FORBIDDEN']);
    expect([former.status, former.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await parts.shop.request('{ staffMedia { id } }', {}, shopper.headers)).errors[0]?.extensions).toEqual({
      code: 'FORBIDDEN',
      right: 'pages',
    });
  });
});

describe('names of pictures', () => {
  const NAME = 'mutation ($id: Int!, $name: String!) { staffNameMedia(id: $id, name: $name) { name } }';
  const rename = async (id: number, name: string) => {
    const { data, errors } = await parts.shop.request(NAME, { id, name }, parts.editor.headers);
    return data?.staffNameMedia ?? errors[0]?.extensions;
  };
  const found = async (words: string) => {
    const query = 'query ($words: String) { staffMedia(words: $words) { id } }';
    const { data } = await parts.shop.request(query, { words }, parts.editor.headers);
    return (data?.staffMedia as { id: number }[]).map(({ id }) => id);
  };
  let side = 720;
  const add = async (fileName: string) => {
    side += 1;
    const named = { ...parts.editor.headers, 'x-file-name': fileName };
    return (await upload(await photo(side, 300).png().toBuffer(), named)).body as { id: number; name: string };
  };

  it.each([
    ['its file', encodeURIComponent('Ёлка \u0000и  фура.JPG'), 'Ёлка и фура'],
    ['nothing, when a camera or a clipboard has named it', 'IMG_20261130.jpg', ''],
    ['nothing, when the name cannot be read', '%E0%A4%A', ''],
    ['the beginning of a long one', `${'a'.repeat(200)}.png`, 'a'.repeat(120)],
  ])('begin as that of %s', async (_what, sent, name) => {
    expect((await add(sent)).name).toBe(name);
  });

  it('find them by each word, also in the middle, whatever the case and the dots of ё', async () => {
    const { id } = await add(encodeURIComponent('Зелёный Фургон 50%.png'));

    expect(await found('фург ЗЕЛЕН')).toEqual([id]);
    expect(await found('50%')).toEqual([id]);
    expect(await found('фургон снег')).toEqual([]);
    expect((await found('')).length).toBeGreaterThan(1);
  });

  it('are changed, and no empty or endless one is taken', async () => {
    const { id } = await add('a-1.png');

    expect(await rename(id, '  Склад\u0000 в  Туле ')).toEqual({ name: 'Склад в Туле' });
    expect(await found('туле')).toEqual([id]);
    for (const wrong of ['  ', 'я'.repeat(121)])
      expect(await rename(id, wrong)).toMatchObject({ code: 'BAD_REQUEST', fields: { name: expect.any(String) } });
    expect(await rename(999_999, 'Нет')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('staffDeleteMedia', () => {
  const DELETE = 'mutation ($id: Int!) { staffDeleteMedia(id: $id) { success } }';
  const remove = async (id: number) => {
    const { data, errors } = await parts.shop.request(DELETE, { id }, parts.editor.headers);
    return data?.staffDeleteMedia ?? [errors[0]?.extensions.code, errors[0]?.message];
  };
  const published = async (): Promise<PublishedPages> => (await parts.shop.app.inject(PUBLISHED_PATH)).json();

  it('removes a picture with its files, and tells hosts', async () => {
    const { body } = await upload(await photo(700, 300).png().toBuffer());
    const before = await published();

    expect(await remove(body.id)).toEqual({ success: true });

    expect((await fileAt(body.address)).status).toBe(404);
    expect((await fileAt(body.address.replace('-700', '-480'))).status).toBe(404);
    const { deletedPictures, revision } = await published();
    expect(deletedPictures).toContain(body.address);
    expect(revision).toBeGreaterThan(before.revision);
    expect(await remove(body.id)).toEqual(['NOT_FOUND', expect.stringContaining('уже нет')]);
    const { rows } = await parts.database.db.query(
      "select user_id, details from staff_audit where action = 'delete-media'",
    );
    expect(rows).toEqual([{ user_id: parts.editor.id, details: JSON.stringify({ address: body.address }) }]);
  });

  it('gives a picture back that is uploaded again', async () => {
    const file = await photo(710, 300).png().toBuffer();
    await remove((await upload(file)).body.id);

    const { body } = await upload(file);

    expect((await fileAt(body.address)).status).toBe(200);
    await eventually(async () => !(await published()).deletedPictures?.includes(body.address));
  });

  it('keeps a picture that a page or its draft has, and says which', async () => {
    const { body } = await upload(await photo(720, 300).png().toBuffer());
    await parts.database.db.query("update pages set draft = replace(draft, '}', $1) where id = 'farms'", [
      `,"src":"${body.address}"}`,
    ]);

    expect(await remove(body.id)).toEqual(['CONFLICT', expect.stringContaining('«/farms»')]);

    expect((await fileAt(body.address)).status).toBe(200);
  });
});
