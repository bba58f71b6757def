import { escapeHtml, jsonBlock } from '.';

describe('escapeHtml', () => {
  it('escapes the characters that end a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });
});

describe('jsonBlock', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', '<script'])('cannot be ended by %s in the data', (text) => {
    const block = jsonBlock({ text });

    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({ text });
  });
});
