import { html, prose, type Html } from './html.ts';

/** A list of terms with their explanations. */
export const definitionList = (rows: readonly { term: string; text: string }[]): Html => html`
  <dl class="fields">
    ${rows.map(
      ({ term, text }) => html`
        <div>
          <dt><code>${term}</code></dt>
          <dd>${prose(text)}</dd>
        </div>
      `,
    )}
  </dl>
`;
