import type { Schema } from '../rest/openapi/openApi.ts';
import { nameOf } from './example.ts';
import { html, prose, type Html, type Part } from './html.ts';

/** A short description of a type, with links to named types. */
export const typeOf = (schema: Schema): Part => {
  const name = nameOf(schema);
  if (name) return html`<a href="#${name}">${name}</a>${schema.anyOf && ' or null'}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? ''].flat();
  const words = types.filter((each) => each !== 'null').join(' or ');
  return `${words}${schema.format ? ` (${schema.format})` : ''}${types.includes('null') ? ' or null' : ''}`;
};

interface Row {
  name: string;
  schema: Schema;
  required: boolean;
}

/** The fields of a record, including those of unnamed nested records. */
const rowsOf = ({ properties = {}, required = [] }: Schema, before = ''): Row[] =>
  Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${before}${key}`;
    const inner = schema.items ?? schema;
    const row = { name, schema, required: required.includes(key) };
    return inner.properties ? [row, ...rowsOf(inner, `${name}${schema.items ? '[]' : ''}.`)] : [row];
  });

/** `asks`: whether the record is an input, for which required fields are marked. */
export const fieldTable = (schema: Schema, { asks }: { asks: boolean }): Html =>
  table(
    rowsOf(schema).map((row) => ({
      name: row.name,
      type: typeOf(row.schema),
      note: asks && row.required ? 'required' : undefined,
      text: row.schema.description ?? '',
    })),
  );

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
