import type { Answer, OpenApi, Operation, Schema } from '../rest/openapi/openApi.ts';
import { curlOf } from './curl.ts';
import { exampleOf, jsonOf, nameOf, resolved } from './example.ts';
import { fieldTable, table, typeOf } from './fields.ts';
import { code, html, prose, type Html, type Part } from './html.ts';

interface Call {
  document: OpenApi;
  address: string;
  method: string;
  path: string;
  operation: Operation;
}

/** One call with its request, its responses and examples. */
export const callSection = (call: Call): Html => {
  const { method, path, operation } = call;
  return html`
    <section class="call" id="${operation.operationId}">
      <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
      <p>${prose(operation.summary)} ${operation.description && prose(operation.description)}</p>
      ${operation.security.length === 1 && html`<p class="note">Members only: send the session cookie.</p>`}
      <div class="sides">
        <div>${given(call)} ${answered(call)}</div>
        <div>${examples(call)}</div>
      </div>
    </section>
  `;
};

const given = ({ operation, document }: Call): Part => {
  const { parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return [
    parameters.length > 0 && html`<h4>Parameters</h4>`,
    parameters.length > 0 &&
      table(
        parameters.map(({ name, in: place, required, description = '', schema }) => ({
          name,
          type: `${place}, ${boundsOf(schema)}`,
          note: required ? 'required' : undefined,
          text: description,
        })),
      ),
    body && html`<h4>Body</h4>`,
    body && fieldTable(resolved(body, document), { asks: true }),
  ];
};

const boundsOf = ({ type, minimum, maximum, default: otherwise }: Schema): string =>
  [
    String(type),
    maximum !== undefined && `${minimum} to ${maximum}`,
    otherwise !== undefined && `${String(otherwise)} if absent`,
  ]
    .filter(Boolean)
    .join(', ');

const isAnswer = (answer: Answer | { $ref: string }): answer is Answer => 'description' in answer;

const answered = ({ operation }: Call): Part => {
  const entries = Object.entries(operation.responses);
  const failures = entries.flatMap(([status, answer]) => (isAnswer(answer) || status === 'default' ? [] : [status]));
  return entries.flatMap(([status, answer]) => {
    if (!isAnswer(answer)) return [];
    const schema = answer.content?.['application/json']?.schema;
    const inner = schema?.items ?? schema;
    return [
      html`<h4>Answers ${status}</h4>`,
      html`<p>${prose(answer.description)} ${schema && html`<span class="type">${typeOf(schema)}</span>`}</p>`,
      inner && !nameOf(inner) && inner.properties && fieldTable(inner, { asks: false }),
      failures.length > 0 && html`<p class="note"><a href="#errors">Errors</a>: ${failures.join(', ')}</p>`,
    ];
  });
};

const examples = ({ document, address, method, path, operation }: Call): Part => {
  const answer = Object.values(operation.responses).find(isAnswer);
  const schema = answer?.content?.['application/json']?.schema;
  return [
    html`<h4>Example</h4>`,
    code(curlOf(address, method, path, operation)),
    schema && code(jsonOf(exampleOf(schema, document))),
  ];
};
