import { statusOf } from '../../errors.ts';
import { definitionList } from './definitionList.ts';
import { code, html, type Html } from './html.ts';

export const errorsChapter = (): Html => html`
  <section id="errors">
    <h2>Errors</h2>
    <p>
      An error is a status and a message, as plain text. With <code>Accept: application/json</code> the response follows
      RFC 9457 (<code>application/problem+json</code>), with a <code>code</code> for programs and, for invalid fields,
      the errors of each field. Decide by <code>status</code> and <code>code</code>; the text may change. After 429 and
      503, <code>Retry-After</code> says in how many seconds to retry.
    </p>
    ${code(`{
  "type": "about:blank",
  "title": "\\"quantity\\" must be a whole number.",
  "status": 400,
  "code": "BAD_USER_INPUT",
  "message": "\\"quantity\\" must be a whole number.",
  "fields": { "quantity": "must be a whole number" },
  "requestId": "0198f2a4-6c00-4000-8000-000000000001"
}`)}
    ${codes()}
  </section>
`;

/** HTTP statuses and their error codes. */
const codes = (): Html => {
  const statuses = [...new Set<number>(Object.values(statusOf))].sort((a, b) => a - b);
  const codesOf = (status: number) =>
    Object.entries(statusOf).flatMap(([name, codeStatus]) => (codeStatus === status ? [name] : []));
  return definitionList(
    statuses.map((status) => ({
      term: String(status),
      text: codesOf(status)
        .map((name) => `\`${name}\``)
        .join(' '),
    })),
  );
};
