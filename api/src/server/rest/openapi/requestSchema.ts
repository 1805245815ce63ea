import { Kind, typeFromAST, type GraphQLInputType, type GraphQLSchema, type TypeNode } from 'graphql';
import { MOST_OFFSET, MOST_ROWS } from '../pages.ts';
import { presentSchema } from './acceptedSchema.ts';
import type { Components } from './components.ts';
import type { Known } from './known.ts';
import type { Parameter, Schema } from './openApi.ts';
import { sourcesOf } from './probe.ts';
import { ids } from './samples.ts';

export interface Asked {
  parameters: Parameter[];
  body?: Schema;
}

/** REST pages in its own words. */
const paging: Partial<Record<string, Schema>> = {
  limit: { description: 'How many records at most.', minimum: 1, maximum: MOST_ROWS },
  offset: { description: 'How many records to leave out.', minimum: 0, maximum: MOST_OFFSET },
};

/** What a call takes: each variable of its operation, where the routes table finds it. */
export const askedOf = (known: Known, schema: GraphQLSchema, components: Components): Asked => {
  const sources = sourcesOf(known.route);
  const asked: Asked = { parameters: [] };
  for (const { variable, type: typeNode } of known.definition.variableDefinitions ?? []) {
    const found = sources.get(variable.name.value);
    if (!found) throw new Error(`${known.route.path} does not give $${variable.name.value}.`);
    const { source, otherwise } = found;
    const taken = presentSchema(typeFromAST(schema, typeNode as TypeNode as never) as GraphQLInputType, components);
    const described = { description: describe(known, variable.name.value), ...taken };
    if (source.name === undefined) asked.body = taken;
    else if (source.in === 'body') asked.body = objectOf(source.name, described);
    else {
      const { description, ...value } = { ...described, ...paging[source.name] };
      asked.parameters.push({
        name: source.name,
        in: source.in,
        required: source.in === 'path',
        description,
        schema: {
          ...value,
          ...(otherwise !== undefined && { default: otherwise }),
          ...(source.in === 'path' && { examples: [ids.productId] }),
        },
      });
    }
  }
  return asked;
};

const objectOf = (name: string, schema: Schema): Schema => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
});

/** A variable is described by the argument it is given to. */
const describe = ({ root, field }: Known, variable: string): string => {
  const used = root.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
  return field.args.find(({ name }) => name === used?.name.value)?.description ?? '';
};
