/** @jest-environment jsdom */
import { readClipboard, type Clipboard, type Welcome } from './pasted-text';
import { partsOf } from './text-document';
import { textSchema } from './text-schema';

const ALL: Welcome = {
  isPart: () => true,
  pictureCard: ({ alt }) => ({ type: 'picture', picture: { src: '', width: 0, height: 0, alt } }),
};

function read(clipboard: Partial<Clipboard>, welcome: Partial<Welcome> = {}) {
  const { slice, ...rest } = readClipboard({ html: '', plain: '', ...clipboard }, { ...ALL, ...welcome });
  return { parts: partsOf(textSchema.node('doc', null, slice.content)), ...rest };
}

const pasted = (html: string, welcome?: Partial<Welcome>) => read({ html }, welcome).parts;

// As Word 365 puts it on the clipboard, shortened.
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8>
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt} --></style>
<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Охрана&nbsp;парка<o:p></o:p></h1>
<p class=MsoNormal><span style='color:red;font-family:Arial'>Ставим <b style='mso-bidi-font-weight:normal'>за
один день</b>, смотрите <a href="https://example.ru/price">цены</a> и <a href="javascript:alert(1)">ещё</a>.</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Легковые<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]><b>Грузовые</b><o:p></o:p></p>
<h2>Порядок</h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Звонок</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid><tr><td><p>Город</p></td><td><p>Срок</p></td></tr></table>
<img src="file:///C:/pic.png"><script>alert(1)</script>
<!--EndFragment--></body></html>`;

describe('readClipboard', () => {
  it('keeps headings, lists, bold and links of Word, and loses the rest', () => {
    expect(pasted(WORD)).toEqual([
      { type: 'heading', level: 2, text: 'Охрана парка' },
      {
        type: 'paragraph',
        text: 'Ставим за один день, смотрите цены и ещё.',
        spans: [
          { text: 'Ставим ' },
          { text: 'за один день', bold: true },
          { text: ', смотрите ' },
          { text: 'цены', href: 'https://example.ru/price' },
          { text: ' и ещё.' },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: ['Легковые', 'Грузовые'],
        spans: [[], [{ text: 'Грузовые', bold: true }]],
      },
      { type: 'heading', level: 2, text: 'Порядок' },
      { type: 'list', ordered: true, items: ['Звонок'] },
      { type: 'paragraph', text: 'Город' },
      { type: 'paragraph', text: 'Срок' },
    ]);
  });

  it('reads Google Docs, whose outermost element is a <b> that is not bold', () => {
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Обычно </span><span style="font-weight:700">жирно</span></p><ol><li><p>Раз</p></li><li><p>Два</p></li></ol></b>`;
    expect(pasted(html)).toEqual([
      { type: 'paragraph', text: 'Обычно жирно', spans: [{ text: 'Обычно ' }, { text: 'жирно', bold: true }] },
      { type: 'list', ordered: true, items: ['Раз', 'Два'] },
    ]);
  });

  it.each([
    ['of HTML', { html: 'Раз<br>два<br><br>три' }],
    [
      'of a messenger, whose HTML has them in its text',
      { html: '<span>Раз\nдва\n\nтри</span>', plain: 'Раз\nдва\n\nтри' },
    ],
    ['of a text without HTML', { plain: 'Раз\nдва\r\n\r\nтри' }],
  ])('makes paragraphs of the lines %s', (_what, clipboard) => {
    expect(read(clipboard).parts).toEqual(['Раз', 'два', 'три'].map((text) => ({ type: 'paragraph', text })));
  });

  it('takes the lines of the source of a page for spaces, and a break in a heading or a list as well', () => {
    expect(pasted('<p>Раз\n  два</p><h2>Три<br>четыре</h2><ul><li>Пять<br>шесть</li></ul>')).toEqual([
      { type: 'paragraph', text: 'Раз два' },
      { type: 'heading', level: 2, text: 'Три четыре' },
      { type: 'list', ordered: false, items: ['Пять шесть'] },
    ]);
  });

  it('keeps lists inside of lists: of HTML, and of Word', () => {
    const html =
      '<ol><li>Раз<ul><li>Два<ul><li>Три<ul><li>Глубже</li></ul></li></ul></li></ul></li><li>Четыре</li></ol>';
    expect(pasted(html)).toEqual([
      { type: 'list', ordered: true, items: ['Раз', 'Два', 'Три', 'Глубже', 'Четыре'], levels: [0, 1, 2, 2, 0] },
    ]);
    const word = [1, 2, 1].map((level) => `<p style='mso-list:l0 level${level} lfo1'>Уровень ${level}</p>`).join('');
    expect(pasted(word)).toEqual([
      { type: 'list', ordered: false, items: ['Уровень 1', 'Уровень 2', 'Уровень 1'], levels: [0, 1, 0] },
    ]);
  });

  it('keeps struck prices, and drops what Word has tracked as deleted and the marks of its comments', () => {
    const html = `<p>Цена <s>5 000</s> <span style="text-decoration: line-through">4 500</span> <del>4 200</del> 4 000
      <del cite="mailto:Иван" datetime="2026-11-30T10:00">рублей</del><ins cite="mailto:Иван" datetime="2026">₽</ins>
      <a style='mso-comment-reference:И_1'>сразу</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[И1]</a></span></p>
      <div style='mso-element:comment-list'><div style='mso-element:comment'><p>Проверить</p></div></div>`;
    expect(pasted(html)).toEqual([
      {
        type: 'paragraph',
        text: 'Цена 5 000 4 500 4 200 4 000 ₽ сразу',
        spans: [{ text: 'Цена ' }, { text: '5 000 4 500 4 200', struck: true }, { text: ' 4 000 ₽ сразу' }],
      },
    ]);
  });

  it('says that italic and underlined words have become plain, but not of links', () => {
    const upright =
      '<p><i style="font-style:normal">Срок</i> <a href="/rental"><u>прокат</u></a> <i class="icon"></i></p>';
    expect(read({ html: upright }).lost).toEqual([]);
    expect(
      read({ html: '<p><em>Срок</em> <u>сутки</u> <span style="font-style: italic">ровно</span></p>' }),
    ).toMatchObject({
      parts: [{ type: 'paragraph', text: 'Срок сутки ровно' }],
      lost: ['stress', 'stress', 'stress'],
    });
  });

  it('writes raised and lowered digits by their own signs, and says where there are none', () => {
    const { parts, lost } = read({
      html: '<p>10<sup>6</sup> м<span style="vertical-align:super">2</span>, H<sub>2</sub>O</p>',
    });
    expect(parts).toEqual([{ type: 'paragraph', text: '10⁶ м², H₂O' }]);
    expect(lost).toEqual([]);
    expect(read({ html: '<p>1<sup>ый</sup></p>' })).toMatchObject({
      parts: [{ type: 'paragraph', text: '1ый' }],
      lost: ['raised'],
    });
  });

  it.each([
    [
      'of Excel',
      `<table><colgroup></colgroup><tr><td>Город</td><td>Срок,<br>дней</td></tr><tr><td>Москва</td><td></td></tr></table>`,
    ],
    [
      'of Word',
      `<table class=MsoTableGrid><thead><tr><td><p><b>Город</b></p></td><td><p>Срок,</p><p>дней</p></td></tr></thead><tbody><tr><td><p>Москва</p></td><td><p><o:p>&nbsp;</o:p></p></td></tr></tbody></table>`,
    ],
    ['of plain text', ''],
  ])('makes a table of a table %s', (_what, html) => {
    expect(read({ html, plain: 'Город\t"Срок,\nдней"\nМосква\t\n' }).parts).toEqual([
      { type: 'table', caption: 'Город, Срок, дней', head: ['Город', 'Срок, дней'], rows: [['Москва', '—']] },
    ]);
  });

  it('names a table after the heading above it: a sample would be published unread', () => {
    const html = '<h2>Цены</h2><p>С НДС</p><table><tr><td>А</td><td>Б</td></tr><tr><td>1</td><td>2</td></tr></table>';

    expect(pasted(html)).toContainEqual(expect.objectContaining({ type: 'table', caption: 'Цены' }));
  });

  it('fills a merged cell into all of its places', () => {
    const html =
      '<table><tr><td>А</td><td colspan=2>Б</td></tr><tr><td rowspan=2>В</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
    expect(pasted(html)).toMatchObject([
      {
        head: ['А', 'Б', 'Б'],
        rows: [
          ['В', '1', '2'],
          ['В', '3', '4'],
        ],
      },
    ]);
  });

  it('takes the words of a table where none belongs, and says so', () => {
    const html = '<table><tr><td>А</td><td>Б</td></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(read({ html }, { isPart: () => false })).toMatchObject({
      parts: [{ text: 'А — Б' }, { text: '1 — 2' }],
      lost: ['table'],
    });
  });

  it('takes lines with a single indented one for a text', () => {
    expect(read({ plain: 'Раз\n\tдва' }).parts).toEqual([
      { type: 'paragraph', text: 'Раз' },
      { type: 'paragraph', text: 'два' },
    ]);
  });

  it('says what could not come along', () => {
    const html = `<h2>О <a href="/rental">прокате</a></h2><p>До<img src="https://lh3.google.example/1.png"><video></video></p>
      <img width=1 height=1 src="https://mail.example/seen.gif"><table><tr><td><b>А</b></td><td>Б</td></tr><tr><td>1</td><td><img src=x></td></tr></table>`;
    expect(read({ html }).lost).toEqual(['heading-link', 'picture', 'insert', 'table-looks', 'picture']);
  });

  it('takes pictures that are written into the page, and those of Word out of its own format', async () => {
    const rtf = String.raw`{\rtf1{\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}}}\picw10\pngblip 89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0102}}}`;
    const html = `<p>До</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Схема"><img src="file:///C:/Temp/image001.png">`;
    const { parts, files, lost } = read({ html, rtf });

    expect(parts).toMatchObject([{ text: 'До' }, { picture: { src: '', alt: 'Схема' } }, { type: 'picture' }]);
    expect(files.map(({ file }) => [file.type, file.size])).toEqual([
      ['image/png', 8],
      ['image/png', 6],
    ]);
    expect(lost).toEqual([]);
    expect(read({ html }).lost).toEqual(['picture']);
  });

  it('takes a file that was copied by itself', () => {
    const screenshot = new File(['x'], 'screen.png', { type: 'image/png' });
    const { parts, files } = read({ pictures: [screenshot, new File(['x'], 'a.pdf', { type: 'application/pdf' })] });
    expect(parts).toMatchObject([{ type: 'picture' }]);
    expect(files.map(({ file }) => file)).toEqual([screenshot]);
  });

  it('makes a link to this site a path', () => {
    expect(pasted(`<a href="${location.origin}/rental#faq">Прокат</a>`)).toEqual([
      { type: 'paragraph', text: 'Прокат', spans: [{ text: 'Прокат', href: '/rental#faq' }] },
    ]);
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example/x', ''])(
    'keeps the words of a link to %j, and not the link',
    (href) => {
      expect(pasted(`<p><a href="${href}">Сюда</a></p>`)).toEqual([{ type: 'paragraph', text: 'Сюда' }]);
    },
  );

  it('takes markup in a plain text as words', () => {
    expect(read({ plain: 'Раз <b>два</b>' }).parts).toEqual([{ type: 'paragraph', text: 'Раз <b>два</b>' }]);
  });

  it('takes back a table that was cut out, and none that does not belong into the text', () => {
    const table = { type: 'table', caption: 'Сроки', head: ['Город'], rows: [['Москва']] };
    const json = JSON.stringify(table).replaceAll('"', '&quot;');
    const html = `<p>До</p><table data-part="${json}"><tr><td>x</td></tr></table><div data-part="{broken">x</div><p>После</p>`;
    const around = [
      { type: 'paragraph', text: 'До' },
      { type: 'paragraph', text: 'После' },
    ];

    expect(pasted(html)).toEqual(around.toSpliced(1, 0, table as never));
    expect(read({ html }, { isPart: () => false })).toMatchObject({ parts: around, lost: ['card', 'card'] });
  });

  it('reads ten thousand nested elements', () => {
    expect(pasted(`${'<div>'.repeat(10_000)}глубоко`)).toEqual([{ type: 'paragraph', text: 'глубоко' }]);
  });
});
