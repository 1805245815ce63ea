import { GraphQLNonNull, getNullableType, Kind, parse, type GraphQLSchema, type FieldNode } from 'graphql';
import { subjectQueries } from '../../../features/webhooks/subjects.ts';
import { webhookEvents, webhookEventTypes, type WebhookEventType } from '../../../rules/webhookEvents.ts';
import type { Components } from './components.ts';
import type { Operation, Schema } from './openApiTypes.ts';
import { outputSchema } from './outputSchema.ts';
import { CREATED, ids } from './samples.ts';

/** The events that the market sends to webhooks, from the queries that read their subjects. */
export const webhooksOf = (schema: GraphQLSchema, components: Components): Record<string, { post: Operation }> =>
  Object.fromEntries(webhookEventTypes.map((type) => [type, { post: eventOf(type, schema, components) }]));

const eventOf = (type: WebhookEventType, schema: GraphQLSchema, components: Components): Operation => ({
  operationId: type.replace(/[.](\w)/, (_dot, letter: string) => letter.toUpperCase()),
  tags: ['Webhooks'],
  summary: webhookEvents[type].description,
  security: [],
  requestBody: { required: true, content: { 'application/json': { schema: bodyOf(type, schema, components) } } },
  responses: { '2XX': { description: 'Received. With any other status the event is sent again.' } },
});

const sampleIds: Record<string, string> = ids;

const bodyOf = (type: WebhookEventType, schema: GraphQLSchema, components: Components): Schema => {
  const [query] = parse(subjectQueries[type]).definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${type} has no query.`);
  const names = (query.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const subjects = query.selectionSet.selections.filter((each): each is FieldNode => each.kind === Kind.FIELD);
  return record({
    id: {
      type: 'string',
      format: 'uuid',
      description: 'Equal in each repetition of the event.',
      examples: [ids.userId],
    },
    type: { type: 'string', enum: [type], description: 'The type of the event.' },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.', examples: [CREATED] },
    subjectIds: {
      description: 'The ids of what it is about; there can be more.',
      additionalProperties: true,
      ...record(
        Object.fromEntries(
          names.map((name) => [
            name,
            { type: 'string', format: 'uuid', description: 'Id.', examples: [sampleIds[name] ?? ids.userId] },
          ]),
        ),
      ),
    },
    data: {
      ...components.ref(query.name?.value ?? type, () =>
        record(
          Object.fromEntries(
            subjects.map((field, at) => [
              (field.alias ?? field.name).value,
              subjectOf(field, at === 0, schema, components),
            ]),
          ),
        ),
      ),
      description: 'The subject at the time of the attempt, as the owner of the webhook may see it.',
    },
  });
};

/** The first subject is never null: an event whose subject the owner may not see is not sent. */
const subjectOf = (
  { name, selectionSet }: FieldNode,
  isFirst: boolean,
  schema: GraphQLSchema,
  components: Components,
): Schema => {
  const type = schema.getQueryType()?.getFields()[name.value]?.type;
  if (!type) throw new Error(`There is no query ${name.value}.`);
  const read = isFirst ? new GraphQLNonNull(getNullableType(type)) : type;
  return outputSchema(read, selectionSet, {
    fragments: new Map(),
    components,
    typeNamed: (named) => schema.getType(named),
  });
};

const record = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
