/** @jest-environment jsdom */
import JSZip from 'jszip';
import {
  constant,
  flag,
  choice,
  list,
  optional,
  picture,
  richText,
  shape,
  text,
  variants,
} from '@shop/shared/page-documents';
import { readWordFile } from './read-word-file';

// In Node, the library takes a buffer in place of the browser's.
jest.mock('mammoth', () => {
  const real = jest.requireActual<{ convertToHtml: (input: { buffer: Buffer }) => unknown }>('mammoth');
  const convertToHtml = ({ arrayBuffer }: { arrayBuffer: ArrayBuffer }) =>
    real.convertToHtml({ buffer: Buffer.from(arrayBuffer) });
  return { __esModule: true, default: { convertToHtml } };
});

const nodes = richText(
  variants({
    heading: shape({ type: constant('heading'), level: choice('', [[2, 'Раздел']]), text: text() }),
    paragraph: shape({ type: constant('paragraph'), text: text('', { max: 5000 }) }),
    list: shape({ type: constant('list'), ordered: flag(), items: list(text()) }),
    table: shape({ type: constant('table'), caption: text(), head: list(text()), rows: list(list(text())) }),
    picture: shape({ type: constant('picture'), picture: picture('') }),
  }),
  'Части текста',
);
const SCHEMAS = { kinds: { RichText: shape({ id: text(), heading: optional(text()), nodes }, 'Текст') } };

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const p = (runs: string, style = '') => `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;
const r = (words: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const cells = (...words: string[]) => `<w:tr>${words.map((one) => `<w:tc>${p(r(one))}</w:tc>`).join('')}</w:tr>`;

/** A file as Word writes it, with nothing but what is read. */
async function wordFile(body: string, name = 'Прокат_зимой.docx'): Promise<File> {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="1"
      Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`);
  zip.file(
    'word/styles.xml',
    `<w:styles ${W}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>`,
  );
  const bytes = await zip.generateAsync({ type: 'arraybuffer' });
  // Jsdom's files cannot be read.
  return Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes) });
}

const upload = jest.fn();

it('makes a page of headings, looks and tables, without what was deleted', async () => {
  const deleted = `<w:del w:id="1" w:author="И"><w:r><w:delText>рублей</w:delText></w:r></w:del>`;
  const file = await wordFile(
    p(r('Прокат зимой'), '1') +
      p(
        r('Цена ') +
          r('5 000', '<w:strike/>') +
          r(' 4 000 ₽ за м') +
          r('2', '<w:vertAlign w:val="superscript"/>') +
          deleted,
      ) +
      `<w:tbl>${cells('Город', 'Дней')}${cells('Москва', '1')}</w:tbl>`,
  );

  const { title, documentAt, lost } = await readWordFile(file, SCHEMAS, upload);

  expect(title).toBe('Прокат зимой');
  expect(lost).toBeNull();
  expect(documentAt('/winter')).toMatchObject({
    root: { props: { path: '/winter', title: 'Прокат зимой', description: 'Цена 5 000 4 000 ₽ за м²' } },
    content: [
      {
        type: 'RichText',
        props: {
          heading: 'Прокат зимой',
          nodes: [
            { type: 'paragraph', text: 'Цена 5 000 4 000 ₽ за м²' },
            { type: 'table', head: ['Город', 'Дней'], rows: [['Москва', '1']] },
          ],
        },
      },
    ],
  });
});

it('is named after its file where it begins with no heading, and goes on in another text', async () => {
  const file = await wordFile(Array.from({ length: 201 }, (_, index) => p(r(`Абзац ${index}`))).join(''));

  const { title, documentAt } = await readWordFile(file, SCHEMAS, upload);

  expect(title).toBe('Прокат зимой');
  expect(documentAt('/winter').content.map(({ props }) => [props.heading, (props.nodes as []).length])).toEqual([
    ['Прокат зимой', 200],
    [undefined, 1],
  ]);
});

it('describes the page in whole sentences of its first paragraph', async () => {
  const file = await wordFile(p(r('Прокат зимой'), '1') + p(r(`${'Дешевле. '.repeat(33)}И скоро, и сегодня.`)));

  const { documentAt } = await readWordFile(file, SCHEMAS, upload);

  expect(documentAt('/winter').root.props.description).toBe('Дешевле. '.repeat(33).trim());
});

it('refuses what is no file of Word, and one without words', async () => {
  const broken = Object.assign(new File([], 'a.docx'), { arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) });
  await expect(readWordFile(broken, SCHEMAS, upload)).rejects.toThrow();
  await expect(readWordFile(await wordFile(p('')), SCHEMAS, upload)).rejects.toThrow('no words');
});
