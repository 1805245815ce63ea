import { html, prose } from './html.ts';

it('Values are escaped exactly once, and absent values are left out', () => {
  const name = `<b>"R&D"'s</b>`;
  expect(html`<p title="${name}">${[html`<i>${name}</i>`, undefined, false, 1]}</p>`.text).toBe(
    '<p title="&lt;b&gt;&quot;R&amp;D&quot;&#39;s&lt;/b&gt;"><i>&lt;b&gt;&quot;R&amp;D&quot;&#39;s&lt;/b&gt;</i>1</p>',
  );
});

it('Descriptions are formatted with code and lists', () => {
  expect(prose('A `<word>`:\n- `a`: one\n- `b`: two').text.replace(/\n\s*/g, '')).toBe(
    'A <code>&lt;word&gt;</code>:<ul><li><code>a</code>: one</li><li><code>b</code>: two</li></ul>',
  );
});
