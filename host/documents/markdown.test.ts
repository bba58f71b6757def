import { renderMarkdown } from './markdown';
import { documentSources, readSource } from './sources';

describe('renderMarkdown', () => {
  it('renders headings and paragraphs', () => {
    const html = renderMarkdown('# Оферта\n\n## 1. Стороны\n\n1.1. Продавец.\n');

    expect(html).toBe('<h1>Оферта</h1>\n<h2>1. Стороны</h2>\n<p>1.1. Продавец.</p>');
  });

  it('joins the lines of one paragraph', () => {
    expect(renderMarkdown('Первая\nвторая')).toBe('<p>Первая вторая</p>');
  });

  it('renders bold text, code and links', () => {
    const html = renderMarkdown('**Товар** и `agree`, [каталог](/catalog)');

    expect(html).toBe('<p><strong>Товар</strong> и <code>agree</code>, <a href="/catalog">каталог</a></p>');
  });

  it('escapes HTML', () => {
    expect(renderMarkdown('a < b & "c"')).toBe('<p>a &lt; b &amp; &quot;c&quot;</p>');
  });

  it('renders consecutive items as one list', () => {
    expect(renderMarkdown('- имя;\n- адрес.')).toBe('<ul><li>имя;</li><li>адрес.</li></ul>');
  });

  it('renders a numbered list, but not the clauses of a contract as one', () => {
    expect(renderMarkdown('1. Включите.\n2. Подождите.')).toBe('<ol><li>Включите.</li><li>Подождите.</li></ol>');
    expect(renderMarkdown('1.1. Продавец.')).toBe('<p>1.1. Продавец.</p>');
  });

  it('renders a table with its head', () => {
    const html = renderMarkdown('| Цель | Срок |\n|---|---|\n| Заказ | 3 года |');

    expect(html).toBe(
      '<table><thead><tr><th scope="col">Цель</th><th scope="col">Срок</th></tr></thead>' +
        '<tbody><tr><td>Заказ</td><td>3 года</td></tr></tbody></table>',
    );
  });

  it.each(documentSources())('leaves no Markdown in the text of $href', (source) => {
    const html = renderMarkdown(readSource(source));

    expect(html).not.toMatch(/[*`|#]|<p>(- |\d+\. )|\]\(/m);
  });
});
