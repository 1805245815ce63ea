import { html, prose, type Html, type Part } from './html.ts';

export const table = (rows: { name: string; type: Part; note?: string | undefined; text: string }[]): Html => html`
  <dl class="fields">
    ${rows.map(
      ({ name, type, note, text }) => html`
        <div>
          <dt><code>${name}</code>${note && html` <em>${note}</em>`}</dt>
          <dd><span class="type">${type}</span> ${prose(text)}</dd>
        </div>
      `,
    )}
  </dl>
`;
