import { getNamedType, isInputObjectType, Kind, typeFromAST, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { MAX_OFFSET, MAX_ROWS } from '../paging.ts';
import { bodyWithout, nonNullInputSchema } from './inputSchema.ts';
import type { Components } from './components.ts';
import type { RestCall } from './restCall.ts';
import type { Parameter, Schema } from './openApiTypes.ts';
import { sourcesOf } from './probe.ts';
import { pathSampleOf, sampleOf } from './samples.ts';

export interface RequestParts {
  parameters: Parameter[];
  body?: Schema;
}

/** REST has its own paging parameters. */
const paging: Partial<Record<string, Schema>> = {
  limit: { description: 'Maximum number of records.', minimum: 1, maximum: MAX_ROWS },
  offset: { description: 'Number of records to skip.', minimum: 0, maximum: MAX_OFFSET },
};

/** Parameters and body of a call, from the variables of its operation. */
export const requestPartsOf = (call: RestCall, schema: GraphQLSchema, components: Components): RequestParts => {
  const sources = sourcesOf(call.route);
  const request: RequestParts = { parameters: [] };
  const derived = call.route.derived?.({}) ?? {};
  for (const { variable, type: typeNode } of call.definition.variableDefinitions ?? []) {
    if (variable.name.value in derived) continue;
    const found = sources.get(variable.name.value);
    if (!found) throw new Error(`${call.route.path} does not give $${variable.name.value}.`);
    const { source, otherwise } = found;
    const type = typeFromAST(schema, typeNode) as GraphQLInputType;
    const named = getNamedType(type);
    if (source.inPath !== undefined && isInputObjectType(named)) {
      request.parameters.push(pathId(call, named.getFields()[source.inPath]?.description));
      request.body = bodyWithout(source.inPath, named, components);
      continue;
    }
    const taken = nonNullInputSchema(type, components);
    const described = { description: describe(call, variable.name.value), ...taken };
    if (source.name === undefined) request.body = taken;
    else if (source.in === 'body') request.body = objectOf(source.name, described);
    else {
      const { description, ...value } = { ...described, ...paging[source.name] };
      request.parameters.push({
        name: source.name,
        in: source.in,
        required: source.in === 'path',
        description,
        schema: {
          ...value,
          ...(otherwise !== undefined && { default: otherwise }),
          ...(source.in === 'path' ? pathSampleOf(call.route.path, source.name) : sampleOf('Query', source.name)),
        },
      });
    }
  }
  return request;
};

const pathId = ({ route }: RestCall, description?: string | null): Parameter => ({
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
const describe = ({ root, field }: RestCall, variable: string): string => {
  const used = root.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
  return field.args.find(({ name }) => name === used?.name.value)?.description ?? '';
};
