import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { table } from '../fields.ts';
import { html, prose, type Html, type Part } from '../html.ts';

/** The reference of the schema: root types first, then all types by name. */
export const typeReference = (schema: GraphQLSchema): Html => {
  const roots = ['Subscription', 'Mutation', 'Query'];
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .sort((a, b) => roots.indexOf(b.name) - roots.indexOf(a.name) || a.name.localeCompare(b.name));
  return html`
    <section>
      <h2>What there is to ask for</h2>
      ${types.map(
        (type) => html`
          <details id="${type.name}">
            <summary><code>${type.name}</code> <span class="note">${type.description ?? ''}</span></summary>
            ${contents(type)}
          </details>
        `,
      )}
    </section>
  `;
};

const contents = (type: GraphQLNamedType): Part => {
  if (isUnionType(type)) return html`<p>One of ${type.getTypes().map((each) => [link(each), ' '])}</p>`;
  if (isEnumType(type))
    return table(type.getValues().map(({ name, description }) => ({ name, type: '', text: description ?? '' })));
  if (!('getFields' in type)) return html`<p>${prose(type.description ?? '')}</p>`;
  return table(
    Object.values(type.getFields()).map((field) => ({
      name: field.name,
      type: ['args' in field && field.args.length > 0 && signature(field.args), link(field.type)],
      note: isInputObjectType(type) && String(field.type).endsWith('!') ? 'required' : undefined,
      text: field.description ?? '',
    })),
  );
};

const signature = (args: readonly GraphQLArgument[]): Part => [
  '(',
  args.map(({ name, type }, at) => [at > 0 && ', ', `${name}: `, link(type)]),
  ') → ',
];

/** `[Product!]!` links to `Product`. */
const link = (type: GraphQLType): Html => {
  const named = getNamedType(type);
  return isSpecifiedScalarType(named) ? html`${String(type)}` : html`<a href="#${named.name}">${String(type)}</a>`;
};
