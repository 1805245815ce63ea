import { getNamedType, isInputObjectType, Kind, typeFromAST, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { MAX_OFFSET, MAX_ROWS } from '../paging.ts';
import { bodyWithout, presentSchema } from './acceptedSchema.ts';
import type { Components } from './components.ts';
import type { Known } from './known.ts';
import type { Parameter, Schema } from './openApi.ts';
import { sourcesOf } from './probe.ts';
import { pathSampleOf, sampleOf } from './samples.ts';

export interface Asked {
  parameters: Parameter[];
  body?: Schema;
}

/** REST has its own paging parameters. */
const paging: Partial<Record<string, Schema>> = {
  limit: { description: 'Maximum number of records.', minimum: 1, maximum: MAX_ROWS },
  offset: { description: 'Number of records to skip.', minimum: 0, maximum: MAX_OFFSET },
};

/** Parameters and body of a call, from the variables of its operation. */
export const askedOf = (known: Known, schema: GraphQLSchema, components: Components): Asked => {
  const sources = sourcesOf(known.route);
  const asked: Asked = { parameters: [] };
  const derived = known.route.derived?.({}) ?? {};
  for (const { variable, type: typeNode } of known.definition.variableDefinitions ?? []) {
    if (variable.name.value in derived) continue;
    const found = sources.get(variable.name.value);
    if (!found) throw new Error(`${known.route.path} does not give $${variable.name.value}.`);
    const { source, otherwise } = found;
    const type = typeFromAST(schema, typeNode) as GraphQLInputType;
    const named = getNamedType(type);
    if (source.inPath !== undefined && isInputObjectType(named)) {
      asked.parameters.push(pathId(known, named.getFields()[source.inPath]?.description));
      asked.body = bodyWithout(source.inPath, named, components);
      continue;
    }
    const taken = presentSchema(type, components);
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
          ...(source.in === 'path' ? pathSampleOf(known.route.path, source.name) : sampleOf('Query', source.name)),
        },
      });
    }
  }
  return asked;
};

const pathId = ({ route }: Known, description?: string | null): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description: description ?? '',
  schema: { type: 'string', ...pathSampleOf(route.path, 'id') },
});

const objectOf = (name: string, schema: Schema): Schema => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
});

/** The description of a variable is that of the argument it is passed to. */
const describe = ({ root, field }: Known, variable: string): string => {
  const used = root.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
  return field.args.find(({ name }) => name === used?.name.value)?.description ?? '';
};
