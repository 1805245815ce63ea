/** Text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | undefined | false | readonly Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  return typeof part === 'string' || typeof part === 'number' ? escape(String(part)) : part.map(textOf).join('');
};

/** A template that escapes its values, except those that are HTML. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, at) => text + textOf(parts[at])).join(''));

/** Formats a description of the schema: words in backticks become code, lines with a dash a list. */
export const prose = (text: string): Html => {
  const [first = '', ...items] = text.split('\n- ').map(withCode);
  return html`${first}${
    items.length > 0 &&
    html`<ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>`
  }`;
};

const withCode = (text: string): Part[] =>
  text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece));

export const code = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;
