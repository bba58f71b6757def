/** @jest-environment jsdom */
import { textSchema } from './text-schema';
import { partsOf } from './text-document';
import { sliceOf } from './pasted-text';

const anyPart = () => true;

function pasted(html: string, isPart: (part: object) => boolean = anyPart) {
  return partsOf(textSchema.node('doc', null, sliceOf({ html, plain: '' }, isPart).content));
}

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

describe('sliceOf', () => {
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

  it('takes one new line for a space, and two for a new paragraph', () => {
    expect(pasted('Раз<br>два<br><br>три')).toEqual([
      { type: 'paragraph', text: 'Раз два' },
      { type: 'paragraph', text: 'три' },
    ]);
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
    const { content } = sliceOf({ html: '', plain: 'Раз <b>два</b>\r\n\r\nтри' }, anyPart);
    expect(partsOf(textSchema.node('doc', null, content))).toEqual([
      { type: 'paragraph', text: 'Раз <b>два</b>' },
      { type: 'paragraph', text: 'три' },
    ]);
  });

  it('takes back a card that was cut out, and none that does not belong into the text', () => {
    const table = { type: 'table', caption: 'Сроки', head: ['Город'], rows: [['Москва']] };
    const json = JSON.stringify(table).replaceAll('"', '&quot;');
    const html = `<p>До</p><div data-part="${json}"></div><div data-part="{broken">x</div><p>После</p>`;

    expect(pasted(html)).toEqual([{ type: 'paragraph', text: 'До' }, table, { type: 'paragraph', text: 'После' }]);
    expect(pasted(html, () => false)).toEqual([
      { type: 'paragraph', text: 'До' },
      { type: 'paragraph', text: 'После' },
    ]);
  });

  it('reads ten thousand nested elements', () => {
    expect(pasted(`${'<div>'.repeat(10_000)}глубоко`)).toEqual([{ type: 'paragraph', text: 'глубоко' }]);
  });
});
